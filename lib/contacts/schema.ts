import * as z from 'zod'
import { contactMessages } from '@/lib/contacts/messages'

const line = (missing: string, longest: number) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(longest, contactMessages.tooLong)
    .regex(/^[^\p{Cc}]*$/u, contactMessages.oneLine)

const contactSchema = z.object({
  name: line(contactMessages.name, 120),
  email: z
    .string(contactMessages.email)
    .trim()
    .toLowerCase()
    .max(254, contactMessages.email)
    .pipe(z.email(contactMessages.email)),
  mobile: z
    .string(contactMessages.mobile)
    .trim()
    .max(30, contactMessages.mobile)
    .regex(/^[+\d(][\d ().-]{5,}$/, contactMessages.mobile),
  subject: line(contactMessages.subject, 200),
  message: z
    .string(contactMessages.message)
    .trim()
    .min(1, contactMessages.message)
    .max(10_000, contactMessages.tooLong),
})

export type NewContactMessage = z.output<typeof contactSchema>

/** POST /contactus/add: the date is the server's to decide; the captcha is checked when it is sent (contract §4). */
export const contactCallSchema = contactSchema.extend({
  captcha: z.string().max(40).optional(),
  captchaId: z.string().max(1000).optional(),
})

/** The page's form: consent is required, the captcha is not marked so (spec §5). */
export const contactFormSchema = contactSchema.extend({
  captcha: z.string().max(40),
  consent: z.boolean().refine((isGiven) => isGiven, contactMessages.consent),
})

export type ContactForm = z.output<typeof contactFormSchema>
