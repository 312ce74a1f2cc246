import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '@/lib/platform/webhooks/events'
import { query } from './database'
import type { Visitor } from './visitor'

export type Received = {
  id: string
  type: string
  data: Record<string, unknown>
  headers: IncomingHttpHeaders
  body: string
}
type Respond = (received: Received, response: ServerResponse) => void
export type Receiver = Awaited<ReturnType<typeof startReceiver>>

/** A server of another system, which keeps what it receives and responds as the test says. */
export async function startReceiver(respond: Respond = (_received, response) => response.end('ok')) {
  const received: Received[] = []
  const state = { respond }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = String(Buffer.concat(chunks))
    const { type, data } = JSON.parse(body)
    const got = { id: String(request.headers['webhook-id']), type, data, headers: request.headers, body }
    received.push(got)
    state.respond(got, response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    /** Jobs and applications can have the same ids. */
    about: (kind: 'job' | 'application', id: number) =>
      received.filter(({ type, data }) => type.startsWith(`${kind}.`) && data.id === id),
    respondWith: (next: Respond) => Object.assign(state, { respond: next }),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}

export type Hook = { id: number; secret: string }

/** Creates a webhook. The owner has to have just signed in. */
export async function newWebhook(owner: Visitor, url: string, events: WebhookEvent[]): Promise<Hook> {
  const created = await owner.call('POST', '/api/webhooks', { json: { name: 'Test receiver', url, events } })
  if (created.status !== 201) throw new Error(`Creating a webhook responded with ${created.status}: ${created.text}`)
  return created.json as Hook
}

/** Only receives test events, so other tests can't add to what it receives. The API requires an event. */
export async function newQuietWebhook(owner: Visitor, url: string): Promise<Hook> {
  const hook = await newWebhook(owner, url, ['person.deleted'])
  await query(`UPDATE "WebhookEndpoint" SET "events" = '{}' WHERE "id" = $1`, [hook.id])
  return hook
}

export type Delivery = {
  id: number
  eventId: string
  type: string
  state: string
  attempts: number
  status: number | null
  response: string
  error: string
  payload: string
  url: string
}

export async function deliveriesTo(owner: Visitor, { id }: Hook): Promise<Delivery[]> {
  return (await owner.call('GET', `/api/webhooks/${id}/deliveries`)).json as Delivery[]
}

/** Queues `count` test events. */
export async function queueTests({ id }: Hook, count: number): Promise<void> {
  await query(
    `INSERT INTO "WebhookDelivery" ("endpointId", "eventId", "type", "subject", "payload")
     SELECT $1, 'msg_' || key, 'test.sent', key, '{"type":"test.sent","data":{}}'
     FROM (SELECT gen_random_uuid()::text AS key FROM generate_series(1, $2)) keys`,
    [id, count],
  )
}

/** Makes what waits due now. */
export const hurry = ({ id }: Hook) =>
  query(`UPDATE "WebhookDelivery" SET "nextAttemptAt" = now() WHERE "endpointId" = $1 AND "state" = 'WAITING'`, [id])

/** The signature after the description at standardwebhooks.com, computed apart from the site's own code. */
export function signatureOf(secret: string, { headers, body }: Received): string {
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const signed = [headers['webhook-id'], headers['webhook-timestamp'], body].join('.')
  return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
}
