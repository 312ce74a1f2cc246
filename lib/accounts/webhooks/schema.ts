import * as z from 'zod'
import { webhookMessages as messages } from '@/lib/accounts/webhooks/messages'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { isPlainUrl, lineMessages, requiredLine, versionSchema } from '@/lib/platform/schemas'
import { webhookEventNames } from '@/lib/platform/webhooks/events'

const webhookSchema = z.object({
  name: requiredLine(80, { ...lineMessages('Name', 80), missing: messages.name }),
  /** Which hosts are accepted is decided on the server. */
  url: z.string(messages.url).trim().max(500, messages.url).refine(isPlainUrl, messages.url),
  events: z.array(z.enum(webhookEventNames), messages.events).min(1, messages.events).max(webhookEventNames.length),
})
export type Webhook = z.output<typeof webhookSchema>

/** Needed unless the owner has just signed in. */
export const proofSchema = z.object({ password: z.string().max(128).optional() })

export const newWebhookBody = webhookSchema.extend(proofSchema.shape)
export type NewWebhook = z.output<typeof newWebhookBody>
export type WebhookInput = z.input<typeof newWebhookBody>
export const webhookBody = newWebhookBody.extend({ version: versionSchema })

export const webhookResponse = webhookSchema.extend({
  id: idResponse,
  version: z.int(),
  failingSince: timeResponse.nullable(),
  pausedAt: timeResponse.nullable(),
  pauseReason: z.string(),
  waiting: z.int().meta({ description: "How many events it hasn't received yet" }),
  createdBy: z.string(),
  createdAt: timeResponse,
})

export const deliveryResponse = z.object({
  id: idResponse,
  eventId: z.string().meta({ description: 'The header webhook-id, the same in every attempt and copy' }),
  type: z.string(),
  payload: z.string().meta({ description: 'The body as it is signed and sent' }),
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  attempts: z.int(),
  nextAttemptAt: timeResponse,
  attemptedAt: timeResponse.nullable(),
  url: z.string().meta({ description: 'Where the last attempt went' }),
  status: z.int().nullable().meta({ description: 'The status of the last response, if there was one' }),
  response: z.string().meta({ description: 'The first 2,000 characters of the last response' }),
  error: z.string(),
  ms: z.int().nullable(),
  endedAt: timeResponse.nullable(),
  createdAt: timeResponse,
})

export const webhookSecretResponse = z.object({
  id: idResponse,
  secret: z.string().meta({ description: 'The secret. No later response includes it' }),
})
export type WebhookSecret = z.output<typeof webhookSecretResponse>
