import * as z from 'zod'

const text = z.string()
const position = z.object({ title: text, company: text, from: text, to: text, isPresent: z.boolean() })
const degree = z.object({ degree: text, school: text, year: text })

/** How sure a reader is. What's less sure than that isn't proposed. */
const confidence = z.enum(['high', 'medium'])
const proposal = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), value, confidence, where: z.string() })

export const proposalWire = z.discriminatedUnion('field', [
  proposal('name', text),
  proposal('email', text),
  proposal('phone', text),
  proposal('city', text),
  proposal('links', z.array(text)),
  proposal('skills', z.array(text)),
  proposal('positions', z.array(position)),
  proposal('degrees', z.array(degree)),
])
export type Proposal = z.output<typeof proposalWire>
export const proposalsWire = z.object({ proposals: z.array(proposalWire) })
