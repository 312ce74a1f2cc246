import * as z from 'zod'
import { apiKeyMessages } from '@/lib/accounts/api-keys/messages'
import { passkeyProofSchema } from '@/lib/accounts/passkeys/schema'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { scopeNames } from '@/lib/auth/scopes'
import { requiredLine } from '@/lib/platform/schemas'

/** The limits an owner can choose. All divide the points of `call-by-api-key`. */
export const callsPerMinuteOptions = ['60', '120', '300', '600'] as const

const newApiKeySchema = z.object({
  name: requiredLine(80, {
    missing: apiKeyMessages.name,
    tooLong: 'Use 80 characters or fewer',
    oneLine: 'Keep the name on one line',
  }),
  system: z
    .string(apiKeyMessages.system)
    .trim()
    .min(1, apiKeyMessages.system)
    .max(40, 'Use 40 characters or fewer')
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, apiKeyMessages.system),
  scopes: z
    .array(z.enum(scopeNames), apiKeyMessages.scopes)
    .min(1, apiKeyMessages.scopes)
    .max(scopeNames.length)
    .refine((scopes) => !scopes.includes('jobs:publish') || scopes.includes('jobs:write'), apiKeyMessages.publishAlone),
  callsPerMinute: z.enum(callsPerMinuteOptions).default('120'),
  /** The last day it works, in UTC. Empty for a key without an end. */
  expiresOn: z
    .union([z.literal(''), z.iso.date(apiKeyMessages.expiresOn).refine(isAhead, apiKeyMessages.expiresOn)])
    .default(''),
})

/** The password is needed unless the owner has just signed in. */
export const newApiKeyBody = newApiKeySchema.extend(passkeyProofSchema.shape)

export type NewApiKey = z.output<typeof newApiKeyBody>
export type NewApiKeyInput = z.input<typeof newApiKeyBody>

function isAhead(day: string): boolean {
  return endOf(day).getTime() > Date.now()
}

export const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`)

export const apiKeyResponse = z.object({
  id: idResponse,
  name: z.string(),
  system: z.string(),
  start: z.string().meta({ description: 'The first characters of the key' }),
  scopes: z.array(z.string()),
  callsPerMinute: z.int(),
  status: z.enum(['active', 'expired', 'revoked']),
  expiresAt: timeResponse.nullable(),
  lastUsedAt: timeResponse.nullable(),
  createdBy: z.string(),
  createdAt: timeResponse,
})

export const createdApiKeyResponse = z.object({
  id: idResponse,
  secret: z.string().meta({ description: 'The key. No later response includes it' }),
})
export type CreatedApiKey = z.output<typeof createdApiKeyResponse>
