import * as z from 'zod'
import { ONE_LINE } from '@/lib/platform/characters'
import { isPhone } from '@/lib/platform/phones/check'
import type { PhoneOwner } from '@/lib/platform/phones/numbers'
import { looksLikePhone } from '@/lib/platform/phones/shape'

export const MAX_INTEGER = 2_147_483_647

export const idSchema = z.int().positive().max(MAX_INTEGER)
export const idParam = z.coerce.number().int().positive().max(MAX_INTEGER)
export const versionSchema = z.int().positive().max(MAX_INTEGER)
/** A row's version, or 0 if nothing is stored yet. */
export const versionOrNone = z.int().min(0).max(MAX_INTEGER)

const MAX_EMAIL_LENGTH = 254
const MAX_PHONE_LENGTH = 30
const MAX_URL_LENGTH = 300

type LineMessages = { missing: string; tooLong: string; oneLine: string }

export const lineMessages = (label: string, max: number): LineMessages => ({
  missing: `${label} is required`,
  tooLong: `${label} must be ${max} characters or fewer`,
  oneLine: `${label} must be on one line`,
})

export const optionalLine = (max: number, { missing, tooLong, oneLine }: LineMessages) =>
  z.string(missing).trim().max(max, tooLong).regex(ONE_LINE, oneLine)

export const requiredLine = (max: number, messages: LineMessages) =>
  optionalLine(max, messages).min(1, messages.missing)

export const multiline = <Schema extends z.ZodType<unknown, string>>(check: Schema) =>
  z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(check)

/** A value or empty text. Forms show the error of either alternative, so both have the same. */
export const blankOr = <Schema extends z.ZodType>(schema: Schema, message: string) =>
  z.union([z.literal('', message), schema], message)

export const requiredEmail = (message: string) => lowerCase(message).pipe(z.email(message))

export const optionalEmail = (message: string) =>
  lowerCase(message)
    .pipe(blankOr(z.email(message), message))
    .default('')

const lowerCase = (message: string) => z.string(message).trim().toLowerCase().max(MAX_EMAIL_LENGTH, message)

export const requiredPhone = (message: string, owner?: PhoneOwner) =>
  phone(message, (text) => looksLikePhone(text) && isPhone(text, owner))

export const optionalPhone = (message: string, owner?: PhoneOwner) =>
  phone(message, (text) => text === '' || (looksLikePhone(text) && isPhone(text, owner))).default('')

const phone = (message: string, isRight: (text: string) => boolean) =>
  z
    .string(message)
    .trim()
    .max(MAX_PHONE_LENGTH, { error: message, abort: true })
    .refine(isRight, message)
    .meta({ description: 'A phone number as people write it, with or without its country code' })

export const optionalWebsite = (message: string) =>
  z
    .string(message)
    .trim()
    .max(MAX_URL_LENGTH, message)
    .transform((value) => (/^[\w-]+(\.[\w-]+)+/.test(value) ? `https://${value}` : value))
    .pipe(blankOr(absoluteUrl(message), message))

const absoluteUrl = (message: string) =>
  z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: message }).regex(/^[^\s@\\]*$/, message)

/** Whether a text is a URL without a username, a password and a fragment. */
export function isPlainUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && !url.username && !url.password && !url.hash
}

/**
 * Whether a text has no control characters other than line breaks and tabs, and none that change the text direction.
 */
export const isShowable = (text: string) => !/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u.test(text)
