import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startMailSink } from '@/scripts/mail-sink'
import { say } from '@/scripts/prepare.mjs'
import { startTestSite } from '@/scripts/test-site'

const WARM_UPS = 60
const RUNS = 100
/** Longer than the cache keeps a page (server/page-cache.ts). */
const STEP_MS = 8_000
const DEFAULT_PATHS = ['/applied-jobs', '/applied-jobs/apply/scrum-master', '/']

/**
 * `npm run bench -- render`: measures the web server's CPU time, in milliseconds, for rendering a page that isn't
 * cached. Other programs hardly affect CPU time. The clock advances eight seconds per request, so nothing comes from
 * the cache. Doesn't count the embedded database. Linux only, because it reads /proc.
 */
const folder = mkdtempSync(join(tmpdir(), 'portal-render-'))
const mail = await startMailSink(join(folder, 'mails'))
// Otherwise the work of background workers would count too.
const more = { WORKER_TICK_MS: '60000' }
const site = await startTestSite({ folder, mail, more })
try {
  const origin = site.env.TEST_SITE_URL as string
  const clock = site.env.TEST_CLOCK_FILE as string
  const server = serverOf(process.pid)
  const tick = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
  const named = process.argv.slice(2)
  let requests = 0
  for (const path of named.length > 0 ? named : DEFAULT_PATHS) {
    const ask = async () => {
      requests += 1
      writeFileSync(clock, String(requests * STEP_MS))
      const response = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } })
      return (await response.arrayBuffer()).byteLength
    }
    for (let run = 0; run < WARM_UPS; run++) await ask()
    const before = ticksOf(server)
    let bytes = 0
    for (let run = 0; run < RUNS; run++) bytes = await ask()
    const milliseconds = ((ticksOf(server) - before) * tick) / RUNS
    say(`${path}: ${milliseconds.toFixed(1)} ms of CPU time, ${Math.round(bytes / 1000)} kB of HTML`)
  }
} finally {
  await site.close()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}

function serverOf(ancestor: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find((pid) => commandOf(pid).includes('server/main.ts') && ancestorsOf(pid).includes(ancestor))
  if (!found) throw new Error("We couldn't find the web server's process.")
  return Number(found)
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

function ancestorsOf(pid: string): number[] {
  const parent = Number(statOf(pid)[1])
  return parent > 1 ? [parent, ...ancestorsOf(String(parent))] : [parent]
}

function ticksOf(pid: number): number {
  const fields = statOf(String(pid))
  return Number(fields[11]) + Number(fields[12])
}

function statOf(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')
}
