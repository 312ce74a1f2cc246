import * as z from 'zod'
import { demoMessages } from '@/lib/demos/messages'
import { requiredEmail, requiredLine, requiredPhone } from '@/lib/schemas'

/** The documented kinds of a demo session (requirements §3). */
export const demoTypes = ['Live Session', 'Recorded Session'] as const

const name = (missing: string) =>
  requiredLine(80, { missing, tooLong: demoMessages.tooLong, oneLine: demoMessages.oneLine })

/** A demo registration (requirements §5). student_id and date are sent as documented, but are the server's to decide. */
export const demoSchema = z.object({
  first_name: name(demoMessages.firstName),
  last_name: name(demoMessages.lastName),
  type: z.enum(demoTypes, demoMessages.type),
  email: requiredEmail(demoMessages.email),
  number: requiredPhone(demoMessages.number),
})

export type DemoInput = z.input<typeof demoSchema>
export type NewDemo = z.output<typeof demoSchema>
