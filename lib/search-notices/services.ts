import 'server-only'
import { createSign } from 'node:crypto'
import { env } from '@/lib/env'

export type Notice = { url: string; isRemoved: boolean }
type Service = { isOn: () => boolean; tell: (notice: Notice) => Promise<void> }

const TIMEOUT_MS = 10_000
const HOUR_SECONDS = 60 * 60
const hosts = {
  indexnow: 'https://api.indexnow.org',
  token: 'https://oauth2.googleapis.com',
  google: 'https://indexing.googleapis.com',
} as const

const hostOf = (name: keyof typeof hosts) => env().SEARCH_NOTICE_URL ?? hosts[name]

export const services: Record<'indexnow' | 'google', Service> = {
  indexnow: {
    isOn: () => env().INDEXNOW_KEY !== undefined,
    async tell({ url }) {
      const { host, origin } = new URL(url)
      const body = { host, key: env().INDEXNOW_KEY, keyLocation: `${origin}/indexnow.txt`, urlList: [url] }
      await post(`${hostOf('indexnow')}/indexnow`, JSON.stringify(body), { 'content-type': 'application/json' })
    },
  },
  google: {
    isOn: () => env().GOOGLE_INDEXING_KEY !== undefined,
    async tell({ url, isRemoved }) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` }
      const body = JSON.stringify({ url, type: isRemoved ? 'URL_DELETED' : 'URL_UPDATED' })
      await post(`${hostOf('google')}/v3/urlNotifications:publish`, body, headers)
    },
  },
}

export type ServiceName = keyof typeof services
export const serviceNames = Object.keys(services) as ServiceName[]
export const isService = (name: string): name is ServiceName => name in services

let known: { token: string; until: number } | undefined

/** Google's token for the service account, which signs what it asks for (RFC 7523); used again while it lasts. */
async function accessToken(): Promise<string> {
  if (known && known.until > Date.now()) return known.token
  const seconds = Math.floor(Date.now() / 1000)
  const claims = {
    iss: env().GOOGLE_INDEXING_EMAIL,
    scope: 'https://www.googleapis.com/auth/indexing',
    aud: `${hosts.token}/token`,
    iat: seconds,
    exp: seconds + HOUR_SECONDS,
  }
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const unsigned = `${part({ alg: 'RS256', typ: 'JWT' })}.${part(claims)}`
  const key = (env().GOOGLE_INDEXING_KEY ?? '').replaceAll('\\n', '\n')
  const signature = createSign('RSA-SHA256').update(unsigned).sign(key, 'base64url')
  const grant = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: `${unsigned}.${signature}`,
  })
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const response = await post(`${hostOf('token')}/token`, grant.toString(), headers)
  const { access_token: token, expires_in: lasts } = JSON.parse(response) as {
    access_token: string
    expires_in: number
  }
  known = { token, until: Date.now() + (lasts - 60) * 1000 }
  return token
}

async function post(url: string, body: string, headers: Record<string, string>): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, { method: 'POST', body, headers, signal, redirect: 'error' })
  const text = (await response.text()).slice(0, 10_000)
  if (!response.ok) throw new Error(`${new URL(url).host} responded with ${response.status}: ${text.slice(0, 200)}`)
  return text
}
