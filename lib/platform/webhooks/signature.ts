import { createHmac, randomBytes } from 'node:crypto'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const makeWebhookSecret = () => PREFIX + randomBytes(SECRET_BYTES).toString('base64')

/**
 * The headers of Standard Webhooks (https://www.standardwebhooks.com): an ID, the time in seconds and one signature for
 * each secret.
 */
export function signedHeaders(id: string, time: Date, body: string, secrets: string[]): Record<string, string> {
  const timestamp = String(Math.floor(time.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(PREFIX.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
