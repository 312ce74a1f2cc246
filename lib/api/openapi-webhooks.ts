import * as z from 'zod'
import type { JsonSchema } from '@/lib/api/openapi'
import { TEST_EVENT, type WebhookEvent, webhookEvents } from '@/lib/platform/webhooks/events'

const job = { id: z.int().meta({ description: "The job's ID" }) }
const application = {
  id: z.int().meta({ description: "The application's ID" }),
  jobId: z.int(),
  personId: z.int().meta({ description: 'The same in all events about this person' }),
}
const moved = { ...application, status: z.string().meta({ description: 'As GET /api/v1/applications says it' }) }

const data: Record<WebhookEvent, z.ZodRawShape> = {
  'job.published': job,
  'job.changed': job,
  'job.closed': { ...job, reason: z.string().meta({ description: 'For example, closed, filled or expired' }) },
  'application.received': moved,
  'application.moved': moved,
  'application.withdrawn': moved,
  'application.deleted': application,
  'person.deleted': { id: z.int() },
}

const headers = [
  ['webhook-id', "The event's ID, the same in every attempt"],
  ['webhook-timestamp', 'The time of the attempt, in seconds since 1970'],
  ['webhook-signature', 'One or two signatures, separated by a space: v1,base64'],
] as const

/** The requests that the site makes to webhooks. */
export function describeWebhooks(jsonSchemaOf: (schema: z.ZodType, side: 'output') => JsonSchema) {
  const events = Object.entries({ ...webhookEvents, [TEST_EVENT]: 'A test, sent by an owner' })
  return Object.fromEntries(
    events.map(([type, summary]) => {
      const shape = { type: z.literal(type), timestamp: z.iso.datetime(), data: z.object(shapeOf(type)) }
      const schema = jsonSchemaOf(z.object(shape), 'output')
      const operation = {
        operationId: `webhook${type.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
        tags: ['Programs'],
        summary,
        description: 'Sent to the webhooks that owners have set up for this event.',
        security: [],
        parameters: headers.map(([name, description]) => ({
          name,
          in: 'header',
          required: true,
          description,
          schema: { type: 'string' },
        })),
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {
          '2XX': { description: 'Received' },
          default: { description: 'Not received. We retry for up to three days' },
        },
      }
      return [type, { post: operation }]
    }),
  )
}

const shapeOf = (type: string): z.ZodRawShape => (type in data ? data[type as WebhookEvent] : {})
