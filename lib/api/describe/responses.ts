import * as z from 'zod'
import { jsonSchemaOf } from '@/lib/api/describe/schemas'
import { allowanceOf, type Limit } from '@/lib/api/limits'
import type { CallSpec } from '@/lib/api/route'

export type Content = Record<string, { schema: Record<string, unknown> }>
export type Answer = { description: string; content?: Content; headers?: Record<string, unknown> }

/** The form of every refusal that is JSON (contract §2). */
export const refusalSchema = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

const words: Record<number, string> = {
  200: 'Done',
  201: 'Made',
  204: 'Done, with nothing to say',
  303: 'Go there',
  304: 'Not changed since',
  400: 'Not right: "errors" names each field and why',
  401: 'Nobody is signed in',
  403: 'Not for this account, or sent by another site',
  404: 'Not there',
  413: 'Too large',
  415: 'A type that is not taken',
}

/** Everything that a call may answer, by status; `default` stands for the rest, in the same form. */
export function responsesOf(spec: CallSpec, isChange: boolean): Record<string, Answer> {
  const refused = refusalContent(spec)
  const isGated = spec.auth !== 'anyone'
  const expected = [
    ...(spec.body || spec.query ? [400] : []),
    ...(isGated ? [401] : []),
    ...(isGated || (isChange && !spec.isForAnySite) ? [403] : []),
    ...(spec.params ? [404] : []),
    ...(spec.body ? [413, 415] : []),
  ]
  const limits = [spec.limit, spec.accountLimit, ...(spec.furtherLimits ?? [])].filter((limit) => limit !== undefined)
  const told = Object.entries(spec.answers ?? {}).map(([status, answer]) => [status, answerOf(Number(status), answer)])
  return {
    ...Object.fromEntries(expected.map((status) => [status, { description: words[status] ?? '', content: refused }])),
    ...(limits.length > 0 && { 429: tooMany(limits, refused) }),
    ...Object.fromEntries(told),
    default: { description: 'Any other refusal, such as 409 for what is decided already', content: refused },
  }
}

function answerOf(status: number, answer: z.ZodType | string | null): Answer {
  const description = words[status] ?? 'Done'
  if (answer === null) return { description }
  if (typeof answer === 'string') return { description, content: { [answer]: { schema: { type: 'string' } } } }
  return { description, content: { 'application/json': { schema: jsonSchemaOf(answer, 'output') } } }
}

function refusalContent({ refusals }: CallSpec): Content {
  if (refusals === 'text') return { 'text/plain': { schema: { type: 'string' } } }
  return { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
}

function tooMany(limits: Limit[], content: Content): Answer {
  const described = limits.map((limit) => `${wordsOf(limit)}: ${allowanceOf(limit).points} in ${spanOf(limit)}`)
  const header = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } }
  return { description: `Too many: ${described.join('; ')}`, content, headers: { 'Retry-After': header } }
}

const wordsOf = (limit: Limit) => limit.replaceAll('-', ' ')
function spanOf(limit: Limit): string {
  const { duration } = allowanceOf(limit)
  return duration >= 3_600 ? `${duration / 3_600} h` : `${duration / 60} min`
}
