import * as z from 'zod'
import { contactMessages } from '@/lib/people/contacts/messages'
import { requiredEmail, requiredLine, requiredPhone } from '@/lib/platform/schemas'

const line = (missing: string, max: number) =>
  requiredLine(max, { missing, tooLong: contactMessages.tooLong, oneLine: contactMessages.oneLine })

const contactSchema = z.object({
  name: line(contactMessages.name, 120),
  email: requiredEmail(contactMessages.email),
  mobile: requiredPhone(contactMessages.mobile),
  subject: line(contactMessages.subject, 200),
  message: z
    .string(contactMessages.message)
    .trim()
    .min(1, contactMessages.message)
    .max(10_000, contactMessages.tooLong),
})

export const contactCallSchema = contactSchema.extend({
  consentVersion: z
    .string()
    .max(20)
    .regex(/^[\w.-]*$/)
    .default(''),
  captcha: z.string().max(40).optional(),
  captchaId: z.string().max(1000).optional(),
})

export type NewContactMessage = Omit<z.output<typeof contactCallSchema>, 'captcha' | 'captchaId'>

export const contactFormSchema = contactSchema.extend({
  captcha: z.string().max(40),
  consent: z.boolean().refine((isGiven) => isGiven, contactMessages.consent),
})

export type ContactForm = z.output<typeof contactFormSchema>

export const contactStatuses = ['unread', 'read', 'answered'] as const
export type ContactStatus = (typeof contactStatuses)[number]

export const contactMarkSchema = z.object({
  state: z.enum(contactStatuses),
  from: z.enum(contactStatuses).optional().meta({ description: 'Only marks a message that still has this status' }),
})
export type ContactMark = z.output<typeof contactMarkSchema>
