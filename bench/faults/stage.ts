import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Client } from 'pg'
import type { Closing } from '@/bench/deployment'
import { say } from '@/scripts/prepare.mjs'
import { type FaultySite, faultySite } from './site'

export const CLIENTS = 20
export const FEW_CLIENTS = 4
export const READ_PATHS = ['/', '/applied-jobs', '/applied-jobs?q=engineer', '/hire-from-us/getApprovedJobs']

/** An uncached page. */
export const unreadPath = () => `/applied-jobs?q=${randomUUID()}`

/** One fault: what was done, what happened and what went wrong. */
export type Row = { fault: string; done: string; result: string; problems: (string | false)[] }

export type Setting = {
  folder: string
  writes: number
  closing: Closing
}

export async function openSite({ folder, closing }: Setting, env: Record<string, string>): Promise<FaultySite> {
  say(`Starting a site for faults: ${folder.split('/').at(-1)} …`)
  const site = await faultySite(`${folder}/site`, env)
  closing.push(site.close)
  await site.start()
  return site
}

export const logo = () => new Blob([readFileSync('e2e/support/logo.png')], { type: 'image/png' })

export function statusOf(url: string): Promise<number> {
  return fetch(url, { signal: AbortSignal.timeout(20_000) }).then(
    (response) => response.arrayBuffer().then(() => response.status),
    () => 0,
  )
}

/** Counts postings that `startWriters` made with a logo and whose logo is missing. */
export async function postingsWithoutLogo(databaseUrl: string, stored: string[]): Promise<string[]> {
  const rows = await rowsOf<{ jobTitle: string; name: string | null }>(
    databaseUrl,
    `SELECT p."jobTitle", f."name" FROM "Posting" p LEFT JOIN "StoredFile" f ON f."id" = p."logoId"
    WHERE p."jobTitle" LIKE 'uploads %'`,
  )
  return rows.filter(({ name }) => !name || !stored.some((path) => path.includes(name))).map(({ jobTitle }) => jobTitle)
}

/** Stored files without a row, and how many of them no background job would remove. */
export async function filesWithoutRow(databaseUrl: string, stored: string[]) {
  const rows = await rowsOf<{ name: string }>(databaseUrl, 'SELECT "name" FROM "StoredFile"')
  const noted = await rowsOf<{ name: string }>(databaseUrl, 'SELECT "name" FROM "UnusedFile"')
  const names = new Set(stored.map(nameOf).filter((name) => name !== null))
  const unused = [...names].filter((name) => !rows.some((row) => row.name === name))
  return { unused, forgotten: unused.filter((name) => !noted.some((row) => row.name === name)) }
}

/** The store keeps several widths of an image, and possibly several files for each. */
function nameOf(path: string): string | null {
  const [, name, ending] = /([\w-]{24})(?:-\d+)?(\.(?:webp|pdf|txt|docx?))/.exec(path) ?? []
  return name && ending ? name + ending : null
}

async function rowsOf<Row extends object>(databaseUrl: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<Row>(sql)
  await client.end()
  return rows
}

export function found(names: string[], problem: string): string | false {
  return names.length > 0 && `${problem}: ${names.slice(0, 5).join(', ')}`
}

export function otherThan503(statuses: Record<string, number>): string | false {
  const others = Object.keys(statuses).filter((status) => status !== '503')
  return found(others, 'Responses other than 503')
}
