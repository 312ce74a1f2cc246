import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@/server/free-port'

const MAX_START_MS = 120_000
const MAX_END_MS = 60_000

export type FaultySite = {
  url: string
  dataDir: string
  log: string
  start: () => Promise<number>
  kill: () => Promise<void>
  isAlive: () => boolean
  pid: () => number
  close: () => Promise<void>
}

export type Program = { args: string[]; cwd?: string }
const clone: Program = { args: ['scripts/start.mjs', 'start'] }

export async function faultySite(
  folder: string,
  env: Record<string, string>,
  { args, cwd }: Program = clone,
): Promise<FaultySite> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = join(folder, 'data')
  const log = join(folder, 'site.log')
  let child: ChildProcess | null = null
  let ended = Promise.resolve()

  async function start(): Promise<number> {
    const out = openSync(log, 'a')
    const startedAt = Date.now()
    const started = spawn(process.execPath, args, {
      cwd,
      // Runs in its own process group, so a kill hits all of the site's processes and nothing else.
      detached: true,
      stdio: ['ignore', out, out],
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        SITE_URL: url,
        DATA_DIR: dataDir,
        SEED: 'none',
        ADMIN_PASSWORD: 'cedar-arch-keystone',
        TRUST_PROXY_HOPS: '1',
        WORKER_TICK_MS: '50',
        ...env,
      },
    })
    child = started
    ended = new Promise((done) => started.once('exit', () => done()))
    while (Date.now() - startedAt < MAX_START_MS && started.exitCode === null) {
      const isReady = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        // The oldest versions have no /readyz.
        (response) => response.arrayBuffer().then(() => response.ok || response.status === 404),
        () => false,
      )
      if (isReady) return Date.now() - startedAt
      await later(50)
    }
    throw new Error(`The site didn't start: see ${log}`)
  }

  function signal(name: NodeJS.Signals, toGroup: boolean) {
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return
    process.kill(toGroup ? -child.pid : child.pid, name)
  }

  return {
    url,
    dataDir,
    log,
    start,
    pid: () => child?.pid ?? 0,
    isAlive: () => child !== null && child.exitCode === null && child.signalCode === null,
    kill: async () => {
      signal('SIGKILL', true)
      await ended
      await gone(url)
    },
    close: async () => {
      signal('SIGTERM', false)
      const timer = setTimeout(() => signal('SIGKILL', true), MAX_END_MS)
      await ended
      clearTimeout(timer)
    },
  }
}

async function gone(url: string): Promise<void> {
  while (
    await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(1_000) }).then(
      () => true,
      () => false,
    )
  )
    await later(20)
}

export const later = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds))

const MAX_WAIT_MS = 180_000

export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_WAIT_MS; await later(20)) if (await isSo()) return
  throw new Error('Timed out waiting.')
}

export async function timeUntil(isSo: () => boolean | Promise<boolean>): Promise<number> {
  const startedAt = Date.now()
  await until(isSo)
  return Date.now() - startedAt
}

export function statusesIn(others: Record<string, number>): string {
  return Object.entries(others)
    .map(([status, count]) => `${grouped(count)} × ${status === 'none' ? 'no response' : status}`)
    .join(', ')
}

export function grouped(count: number): string {
  return count.toLocaleString('en-US')
}

export function inSeconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}

export function spread(times: number[]): string {
  return `${inSeconds(Math.min(...times))} to ${inSeconds(Math.max(...times))}`
}
