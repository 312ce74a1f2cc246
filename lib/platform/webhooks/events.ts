/** What other systems can hear of. Payloads contain IDs, and the API has the rest for keys with the right scope. */
export const webhookEvents = {
  'job.published': 'A job was published, or opened again',
  'job.changed': 'A published job was changed',
  'job.closed': "A job isn't open anymore: closed, filled, expired or taken down",
  'application.received': 'Someone applied, or applied again',
  'application.moved': 'A recruiter changed the status of an application',
  'application.withdrawn': 'An applicant withdrew',
  'application.deleted': 'An application was deleted',
  'person.deleted': "A job seeker's account and data were deleted",
} as const

export type WebhookEvent = keyof typeof webhookEvents
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]]
export const isWebhookEvent = (name: string): name is WebhookEvent => Object.hasOwn(webhookEvents, name)

/** Sent by the button that tests an endpoint. */
export const TEST_EVENT = 'test.sent'
