import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { lineMessages, requiredLine } from '@/lib/platform/schemas'
import { webhookEventNames } from '@/lib/platform/webhooks/events'
import { webhookMessages as messages } from '@/lib/platform/webhooks/messages'

export const webhookSchema = z.object({
  name: requiredLine(80, { ...lineMessages('Name', 80), missing: messages.name }),
  /** Which hosts are accepted is decided on the server. */
  url: z
    .string(messages.url)
    .trim()
    .max(500, messages.url)
    .refine((text) => URL.canParse(text) && !new URL(text).username && !new URL(text).hash, messages.url),
  events: z.array(z.enum(webhookEventNames), messages.events).min(1, messages.events).max(webhookEventNames.length),
})
export type Webhook = z.output<typeof webhookSchema>

/** Needed unless the owner has just signed in. */
export const proofSchema = z.object({ password: z.string().max(128).optional() })

export const newWebhookBody = webhookSchema.extend(proofSchema.shape)
export const webhookBody = newWebhookBody.extend({ version: z.int().positive() })

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

export const webhookSecretResponse = z.object({
  id: idResponse,
  secret: z.string().meta({ description: 'The secret. No later response includes it' }),
})
export type WebhookSecret = z.output<typeof webhookSecretResponse>
