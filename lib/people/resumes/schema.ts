import * as z from 'zod'

const text = z.string()

/** What we read from a resume, to propose it in a form. */
export const resumeFieldsWire = z.object({
  name: text.nullable(),
  email: text.nullable(),
  phone: text.nullable(),
  city: text.nullable(),
  links: z.array(text),
  skills: z.array(text),
  positions: z.array(z.object({ title: text, company: text, from: text, to: text, isPresent: z.boolean() })),
  degrees: z.array(z.object({ degree: text, school: text, year: text })),
})
export type ResumeFields = z.output<typeof resumeFieldsWire>
export type ResumeField = keyof ResumeFields
