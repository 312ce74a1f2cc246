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

/**
 * POST /contactus/add: the date is the server's to decide; the captcha is checked when it is sent (contract §4). The page
 * says which words of consent were ticked: an old copy of it may still show older ones.
 */
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

/** The page's form: consent is required, the captcha is not marked so (spec §5). */
export const contactFormSchema = contactSchema.extend({
  captcha: z.string().max(40),
  consent: z.boolean().refine((isGiven) => isGiven, contactMessages.consent),
})

export type ContactForm = z.output<typeof contactFormSchema>

/** How far a message has come. */
export const contactStates = ['unread', 'read', 'answered'] as const
export type ContactState = (typeof contactStates)[number]

/** PATCH /contactus/{id} */
export const contactMarkSchema = z.object({ state: z.enum(contactStates) })
