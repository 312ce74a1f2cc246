import 'server-only'
import { importPKCS8, SignJWT } from 'jose'
import { env } from '@/lib/env'

export type Notice = { url: string; isRemoved: boolean }
type Service = { isOn: () => boolean; tell: (notice: Notice) => Promise<void> }

const TIMEOUT_MS = 10_000
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
  const key = await importPKCS8((env().GOOGLE_INDEXING_KEY ?? '').replaceAll('\\n', '\n'), 'RS256')
  const assertion = await new SignJWT({ scope: 'https://www.googleapis.com/auth/indexing' })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(env().GOOGLE_INDEXING_EMAIL ?? '')
    .setAudience(`${hosts.token}/token`)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(key)
  const grant = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion,
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
