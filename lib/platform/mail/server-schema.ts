import * as z from 'zod'
import { mailServerMessages as messages } from '@/lib/platform/mail/messages'
import { lineMessages, optionalLine, requiredEmail, requiredLine, versionOrNone } from '@/lib/platform/schemas'

export const encryptions = { starttls: 'STARTTLS', tls: 'TLS', none: 'None (only on your own network)' } as const

const line = (label: string, max: number) => requiredLine(max, lineMessages(label, max))

export const mailServerSchema = z.object({
  host: line('Server', 200).regex(/^[a-z\d.-]+$/i, messages.host),
  port: z.coerce.number(messages.port).int(messages.port).min(1, messages.port).max(65_535, messages.port),
  encryption: z.enum(['starttls', 'tls', 'none'], messages.encryption),
  user: optionalLine(200, lineMessages('Username', 200)).default(''),
  /** Empty to keep the stored one. */
  password: z.string().max(500, messages.password).default(''),
  from: requiredEmail(messages.from),
})
export type MailServerForm = z.output<typeof mailServerSchema>
export type MailServerInput = z.input<typeof mailServerSchema>

/** Stored with an encrypted password. */
export const storedMailServer = mailServerSchema
  .omit({ password: true })
  .extend({ sealedPassword: z.string().nullable() })
export type StoredMailServer = z.output<typeof storedMailServer>

export const mailServerBody = mailServerSchema.extend({ version: versionOrNone })

/** What owners get: everything but the password. */
export const mailServerResponse = z.object({
  version: versionOrNone,
  value: mailServerSchema.omit({ password: true }).nullable(),
  hasPassword: z.boolean(),
})
