import * as z from 'zod'
import { postingMessages } from '@/lib/postings/messages'

export function line(label: string, longest = 120) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(longest, `${label} is longer than ${longest} characters`)
    .regex(/^\P{Cc}*$/u, `${label} must be one line`)
}

export function paragraphs(label: string) {
  return z
    .string(`${label} is required`)
    .trim()
    .min(1, `${label} is required`)
    .max(20_000, `${label} is longer than 20,000 characters`)
    .regex(/^[^\0]*$/, `${label} holds a character that cannot be kept`)
}

export function email() {
  return z
    .string(postingMessages.email)
    .trim()
    .toLowerCase()
    .max(254, postingMessages.email)
    .pipe(z.email(postingMessages.email))
}

function emptyAsUndefined(value: unknown) {
  return value === '' || value === null ? undefined : value
}

export function optional<Schema extends z.ZodType>(schema: Schema) {
  return z.preprocess(emptyAsUndefined, schema.optional())
}

export function amount(label: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' ? value.replace(/^\s*[$₹]|[,\s]/g, '') : value),
    z.coerce
      .number(`${label} must be a number`)
      .positive(`${label} must be above zero`)
      .max(999_999_999, `${label} is too large`),
  )
}

export function count() {
  const number = z.coerce
    .number('Vacancies is required')
    .int('Vacancies must be a whole number')
    .min(1, 'Vacancies must be at least 1')
    .max(999, 'Vacancies must be at most 999')
  return z.preprocess(emptyAsUndefined, number)
}

export function webAddress() {
  const withProtocol = (value: unknown) =>
    typeof value === 'string' && /^[\w-]+(\.[\w-]+)+/.test(value.trim()) ? `https://${value.trim()}` : (value ?? '')
  const absoluteUrl = z
    .string()
    .trim()
    .max(300, postingMessages.webAddress)
    .regex(/^[^\s@\\]*$/, postingMessages.webAddress)
    .pipe(z.url({ protocol: /^https?$/, hostname: z.regexes.domain, error: postingMessages.webAddress }))
  return z.preprocess(withProtocol, z.union([z.literal(''), absoluteUrl], postingMessages.webAddress))
}

export function isAhead(day: string): boolean {
  return Date.parse(day) > Date.now() - 36 * 60 * 60 * 1000
}
