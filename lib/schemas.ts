import * as z from 'zod'

/** The largest number that an id, a version or a count of the database can be. */
export const MAX_INTEGER = 2_147_483_647

/** An id in a body. */
export const idSchema = z.int().positive().max(MAX_INTEGER)
/** An id in a path or a query. */
export const idParam = z.coerce.number().int().positive().max(MAX_INTEGER)

const MAX_EMAIL_LENGTH = 254
const MAX_PHONE_LENGTH = 30
const MAX_URL_LENGTH = 300

type Said = { missing: string; tooLong: string; oneLine: string }

/** What a form says of a line, by the label of its field. */
export const saidOf = (label: string, max: number): Said => ({
  missing: `${label} is required`,
  tooLong: `${label} is longer than ${max} characters`,
  oneLine: `${label} must be one line`,
})

/** One line of text that may be empty. */
export const optionalLine = (max: number, { missing, tooLong, oneLine }: Said) =>
  z
    .string(missing)
    .trim()
    .max(max, tooLong)
    .regex(/^\P{Cc}*$/u, oneLine)

/** One line of text that has to be there. */
export const requiredLine = (max: number, said: Said) => optionalLine(max, said).min(1, said.missing)

/** Text of several lines, each ended alike, as `check` wants it. */
export const multiline = <Schema extends z.ZodType<unknown, string>>(check: Schema) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(check)

/** An email as it is stored: trimmed and in lower case. */
export const requiredEmail = (message: string) => lowerCase(message).pipe(z.email(message))

export const optionalEmail = (message: string) =>
  lowerCase(message)
    .pipe(z.union([z.literal(''), z.email(message)], message))
    .default('')

const lowerCase = (message: string) => z.string(message).trim().toLowerCase().max(MAX_EMAIL_LENGTH, message)

/** A phone number as people write it. */
export const requiredPhone = (message: string) => phone(message).regex(/^[+\d(][\d ().-]{5,}$/, message)

export const optionalPhone = (message: string) =>
  phone(message)
    .regex(/^([+\d(][\d ().-]{5,})?$/, message)
    .default('')

const phone = (message: string) => z.string(message).trim().max(MAX_PHONE_LENGTH, message)

/** 'acme.com' is what people type; it becomes 'https://acme.com'. Only the web's own protocols pass. */
export const optionalWebsite = (message: string) =>
  z
    .string(message)
    .trim()
    .max(MAX_URL_LENGTH, message)
    .transform((value) => (/^[\w-]+(\.[\w-]+)+/.test(value) ? `https://${value}` : value))
    .pipe(z.union([z.literal(''), absoluteUrl(message)], message))

const absoluteUrl = (message: string) =>
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: message }).regex(/^[^\s@\\]*$/, message)
