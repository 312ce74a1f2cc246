import 'server-only'
import { importPKCS8, SignJWT } from 'jose'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { jobPath } from '@/lib/jobs/postings/search-form'
import { now } from '@/lib/platform/clock'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const LEASE_MS = 60_000
const MAX_ROWS = 200
const RETENTION_DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000

type PageChange = 'updated' | 'removed'

export const noteJobPage = (tx: Database, slug: string | null, change: PageChange) => noteJobPages(tx, [slug], change)

export async function noteJobPages(tx: Database, slugs: (string | null)[], change: PageChange): Promise<void> {
  const wanted = serviceNames.filter((name) => services[name].isOn())
  const urls = slugs.filter((slug) => slug !== null).map((slug) => env().SITE_URL + jobPath(slug))
  const shared = { isRemoved: change === 'removed', createdAt: now() }
  const data = urls.flatMap((url) => wanted.map((service) => ({ ...shared, service, url })))
  if (data.length > 0) await tx.searchNotice.createMany({ data })
}

export function sendSearchNotices(): Promise<void> {
  return processDueRows({
    task: 'send-search-notices',
    maxRows: MAX_ROWS,
    due: async (take) => {
      // Leased ones too, because they aren't done.
      const where = { sentAt: null }
      const found = await db().searchNotice.findMany({ where, take, orderBy: { id: 'asc' }, select: { id: true } })
      return found.map(({ id }) => id)
    },
    act: async ([id]) => {
      if (id !== undefined) await send(id)
    },
  })
}

/** Not in a transaction, because a hanging search engine must not tie up a database connection. */
async function send(id: number): Promise<void> {
  const leasedUntil = new Date(Date.now() + LEASE_MS)
  const [notice] = await db().searchNotice.updateManyAndReturn({
    where: { id, sentAt: null, ...isFree() },
    data: { leasedUntil },
    select: { service: true, url: true, isRemoved: true },
  })
  if (!notice) return
  try {
    // One that's tried again must not replace a newer one.
    const newer = { id: { gt: id }, service: notice.service, url: notice.url }
    const isOutdated = (await db().searchNotice.findFirst({ where: newer, select: { id: true } })) !== null
    if (!isOutdated && isService(notice.service) && services[notice.service].isOn())
      await services[notice.service].send(notice)
    await db().searchNotice.update({ where: { id }, data: { sentAt: now() }, select: { id: true } })
  } finally {
    await db().searchNotice.updateMany({ where: { id, sentAt: null }, data: { leasedUntil: null } })
  }
}

const isFree = () => ({ OR: [{ leasedUntil: null }, { leasedUntil: { lt: new Date() } }] })

export async function purgeSearchNotices(): Promise<void> {
  const sentAt = { lt: new Date(now().getTime() - RETENTION_DAYS * DAY_MS) }
  await db().searchNotice.deleteMany({ where: { sentAt } })
}

type Notice = { url: string; isRemoved: boolean }
type Service = { isOn: () => boolean; send: (notice: Notice) => Promise<void> }

const TIMEOUT_MS = 10_000
const hosts = {
  indexnow: 'https://api.indexnow.org',
  token: 'https://oauth2.googleapis.com',
  google: 'https://indexing.googleapis.com',
} as const

const hostOf = (name: keyof typeof hosts) => env().SEARCH_NOTICE_URL ?? hosts[name]

const services: Record<'indexnow' | 'google', Service> = {
  indexnow: {
    isOn: () => env().INDEXNOW_KEY !== undefined,
    async send({ url }) {
      const { host, origin } = new URL(url)
      const body = { host, key: env().INDEXNOW_KEY, keyLocation: `${origin}/indexnow.txt`, urlList: [url] }
      await post(`${hostOf('indexnow')}/indexnow`, JSON.stringify(body), { 'content-type': 'application/json' })
    },
  },
  google: {
    isOn: () => env().GOOGLE_INDEXING_KEY !== undefined,
    async send({ url, isRemoved }) {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` }
      const body = JSON.stringify({ url, type: isRemoved ? 'URL_DELETED' : 'URL_UPDATED' })
      await post(`${hostOf('google')}/v3/urlNotifications:publish`, body, headers)
    },
  },
}

type ServiceName = keyof typeof services
const serviceNames = Object.keys(services) as ServiceName[]
const isService = (name: string): name is ServiceName => name in services

let known: { token: string; until: number } | undefined

/**
 * Google's access token for the service account. Requested with a signed JWT (RFC 7523) and reused until it expires.
 */
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
