import * as z from 'zod'
import { demoMessages } from '@/lib/people/demos/messages'
import { requiredEmail, requiredLine, requiredPhone } from '@/lib/platform/schemas'

export const demoTypes = ['Live Session', 'Recorded Session'] as const

const name = (missing: string) =>
  requiredLine(80, { missing, tooLong: demoMessages.tooLong, oneLine: demoMessages.oneLine })

export const demoSchema = z.object({
  first_name: name(demoMessages.firstName),
  last_name: name(demoMessages.lastName),
  type: z.enum(demoTypes, demoMessages.type),
  email: requiredEmail(demoMessages.email),
  number: requiredPhone(demoMessages.number),
})

export type NewDemo = z.output<typeof demoSchema>
