import * as z from 'zod'
import { demoMessages } from '@/lib/demos/messages'

/** The documented kinds of a demo session (spec §3). */
export const demoTypes = ['Live Session', 'Recorded Session'] as const

const name = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(80, demoMessages.tooLong)
    .regex(/^[^\p{Cc}]*$/u, demoMessages.oneLine)

/** A demo registration (spec §5). student_id and date are sent as documented, but are the server's to decide. */
export const demoSchema = z.object({
  first_name: name(demoMessages.firstName),
  last_name: name(demoMessages.lastName),
  type: z.enum(demoTypes, demoMessages.type),
  email: z
    .string(demoMessages.email)
    .trim()
    .toLowerCase()
    .max(254, demoMessages.email)
    .pipe(z.email(demoMessages.email)),
  number: z
    .string(demoMessages.number)
    .trim()
    .max(30, demoMessages.number)
    .regex(/^[+\d(][\d ().-]{5,}$/, demoMessages.number),
})

export type DemoInput = z.input<typeof demoSchema>
export type NewDemo = z.output<typeof demoSchema>
