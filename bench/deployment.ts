import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { startMailSink } from '@/scripts/mail-sink'
import { findNginx, startNginx } from '@/scripts/nginx'
import { startObjectStore } from '@/scripts/object-store'
import { startPostgres } from '@/scripts/postgres'
import { findRedis, startRedis } from '@/scripts/redis'
import { freePort } from '@/server/free-port'
import { type FaultySite, faultySite, type Program } from './faults/site'

export const admin = { ADMIN_EMAIL: 'owner@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }

/** What the check did, what it counted and what went wrong. */
export type Row = { what: string; figures: string; problems: (string | false)[] }

/** Prints what a check found. Returns whether it passed. */
export function printRow({ what, figures, problems }: Row): boolean {
  const found = problems.filter(Boolean)
  console.log(`${found.length > 0 ? '✗' : '✓'} ${what}: ${[figures, ...found].join('; ')}`)
  return found.length === 0
}

export type Closing = (() => Promise<unknown>)[]
export type Deployment = {
  url: string
  folder: string
  sites: FaultySite[]
  mails: string
  query: <T extends object>(sql: string, values?: unknown[]) => Promise<T[]>
  databaseUrl: string
}

/**
 * Starts PostgreSQL (durable, so it survives a kill), Redis, an object store and a mail server, each in its own folder.
 * Returns the settings a site needs to use them.
 */
export async function openEngines(folder: string, closing: Closing) {
  const redisProgram = findRedis()
  if (!redisProgram) throw new Error('This needs Redis. Install its package.')
  mkdirSync(folder, { recursive: true, mode: 0o711 })
  const opened = <T extends { close: () => Promise<unknown> }>(service: T): T => {
    closing.push(service.close)
    return service
  }
  const mail = opened(await startMailSink(join(folder, 'mails')))
  const server = opened(await startPostgres(join(folder, 'postgres'), await freePort(), { isDurable: true }))
  const store = opened(await startObjectStore(join(folder, 'objects')))
  const redis = opened(await startRedis(redisProgram, await freePort()))
  const env = { ...store.env, DATABASE_URL: server.url, REDIS_URL: redis.url, SMTP_URL: mail.smtpUrl }
  return { mail, server, store, redis, env }
}

/** Prepares processes of the bundle, not started yet, behind nginx with deploy/nginx.conf and TLS. */
export async function openDeployment(folder: string, closing: Closing, programs: Program[]): Promise<Deployment> {
  const nginx = findNginx()
  if (!nginx) throw new Error('This needs nginx. Install its package.')
  const { mail, server, env: engines } = await openEngines(folder, closing)
  const [http, https] = [await freePort(), await freePort()]
  const url = `https://localhost:${https}`
  const secrets = { ...admin, AUTH_SECRET: randomBytes(32).toString('hex') }
  const env = { ...engines, ...secrets, SITE_URL: url, SEED: 'demo', WORKER_TICK_MS: '', ALLOW_NEWER_DATABASE: '1' }
  const sites: FaultySite[] = []
  for (const [index, program] of programs.entries()) {
    const site = await faultySite(join(folder, `process-${index + 1}`), env, program)
    closing.push(site.close)
    sites.push(site)
  }
  const processes = sites.map((site) => Number(new URL(site.url).port))
  closing.push((await startNginx(nginx, { folder, http, https, processes })).close)
  const client = new Client({ connectionString: server.url })
  client.on('error', () => {})
  await client.connect()
  closing.push(() => client.end())
  // The browser tests' helpers find the site through these variables.
  Object.assign(process.env, admin, { TEST_SITE_URL: url, TEST_DATABASE_URL: server.url, TEST_MAIL_DIR: mail.folder })
  const query: Deployment['query'] = async (sql, values = []) => (await client.query(sql, values)).rows
  return { url, folder, sites, mails: mail.folder, query, databaseUrl: server.url }
}

export const bundle = (cwd = 'dist'): Program => ({ args: ['serve.mjs'], cwd })
