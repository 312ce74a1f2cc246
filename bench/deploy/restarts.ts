import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Deployment, Row } from '@/bench/deployment'
import { later, spread, statusesIn, until } from '@/bench/faults/site'
import { compare, startWriters, type Writes } from '@/bench/faults/writers'
import { findBrowser } from '@/scripts/browser'

const JOURNEYS = ['read-the-site', 'hire-find-apply']
const WRITERS = 3
const VISITORS = 4
const PAUSE_MS = 500

/** Kills and replaces processes one by one. Visitors must not lose anything. */
export const restartChecks = [whileKilled, whileReplaced, mailedOnce]

async function whileKilled(deployment: Deployment): Promise<Row[]> {
  const { url, sites, databaseUrl } = deployment
  const writes = startWriters(url, 'kills', WRITERS)
  let isOver = false
  let kills = 0
  async function killInTurn() {
    while (!isOver) {
      const site = sites[kills % sites.length]
      await site?.kill()
      kills += 1
      await site?.start()
      await later(PAUSE_MS)
    }
  }
  const killing = killInTurn().catch(String)
  const { passed, again, failed, output } = await playJourneys()
  isOver = true
  const problem = await killing
  await writes.stop()
  return [
    {
      what: `Journeys (${JOURNEYS.join(', ')}) while processes are killed one by one`,
      figures: `${passed} passed, ${again} more on the second attempt, ${failed} failed; ${kills} kills`,
      problems: [
        (failed > 0 || passed === 0 || again > 1) && output,
        kills < sites.length && 'too few kills',
        problem ?? false,
      ],
    },
    { ...(await checkWrites('kills', databaseUrl, writes)), what: 'Writes through nginx at the same time' },
  ]
}

function playJourneys(): Promise<{ passed: number; again: number; failed: number; output: string }> {
  // A page is cut off if the process that sends it is killed. Opens it again, as a visitor would.
  const options = ['--project=desktop', '--workers=1', '--retries=1']
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...JOURNEYS, ...options]
  const env = { ...process.env, CHROME_PATH: findBrowser() }
  const player = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  player.stdout.on('data', (chunk) => {
    output += chunk
  })
  const countOf = (word: string) => Number(new RegExp(`^\\s*(\\d+) ${word}`, 'm').exec(output)?.[1] ?? 0)
  return new Promise((done) =>
    player.once('close', () =>
      done({ passed: countOf('passed'), again: countOf('flaky'), failed: countOf('failed'), output }),
    ),
  )
}

async function checkWrites(run: string, databaseUrl: string, writes: Writes) {
  const { lost, halves, rows } = await compare(databaseUrl, run, writes)
  return {
    figures: `${writes.acknowledged()} writes acknowledged, ${lost.length} lost; ${rows} rows, ${halves.length} half written; ${statusesIn(writes.others) || 'no other response'}`,
    problems: [
      lost.length > 0 && `lost: ${lost.slice(0, 5)}`,
      halves.length > 0 && `half written: ${halves.slice(0, 5)}`,
      writes.acknowledged() === 0 && 'nothing was written',
    ],
  }
}

async function whileReplaced({ url, sites, databaseUrl }: Deployment): Promise<Row[]> {
  const writes = startWriters(url, 'rolling', WRITERS)
  const statuses: Record<string, number> = {}
  let isOver = false
  const visitors = Array.from({ length: VISITORS }, async (_, number) => {
    // Uses a different IP for each round, so that a fast machine doesn't hit the rate limit.
    for (let round = 0; !isOver; round += 1) {
      const ip = `10.${number + 2}.${round >> 8}.${round & 255}`
      const headers = { 'x-forwarded-for': ip, cookie: 'portal-theme=dark' }
      for (const path of ['/', '/applied-jobs?type=Remote', '/blogsection', '/hire-from-us/getApprovedJobs']) {
        const status = await fetch(url + path, { headers }).then(
          (response) => response.arrayBuffer().then(() => String(response.status)),
          () => 'none',
        )
        statuses[status] = (statuses[status] ?? 0) + 1
      }
    }
  })
  const stops: number[] = []
  for (const site of sites) {
    const stoppedAt = Date.now()
    await site.close()
    stops.push(Date.now() - stoppedAt)
    await site.start()
    await later(PAUSE_MS)
  }
  isOver = true
  await Promise.all([...visitors, writes.stop()])
  const { 200: read = 0, ...unread } = statuses
  const { figures, problems } = await checkWrites('rolling', databaseUrl, writes)
  return [
    {
      what: 'Each process is stopped and replaced during reads and writes',
      figures: `${read} pages read, ${statusesIn(unread) || '0 failed'}; ${figures}; stopped after ${spread(stops)}`,
      problems: [
        ...problems,
        Object.keys(unread).length > 0 && 'reads failed',
        Object.keys(writes.others).length > 0 && 'writes failed',
      ],
    },
  ]
}

/**
 * An email that a killed process was sending is retried when its lease in lib/platform/mail/worker-mutations.ts ends, after two
 * minutes.
 */
async function mailedOnce({ mails, query }: Deployment): Promise<Row[]> {
  const writers = `"to" LIKE 'kills.%' OR "to" LIKE 'rolling.%'`
  await until(async () => (await query(`SELECT FROM "Mail" WHERE "state" = 'WAITING' AND (${writers})`)).length === 0)
  const written = await query<{ id: number; to: string; state: string }>(
    `SELECT "id", "to", "state" FROM "Mail" WHERE ${writers}`,
  )
  const received = readdirSync(mails)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(mails, name), 'utf8')) as { headers: Record<string, string> })
    .map(({ headers }) => headers['message-id'] ?? '')
  const timesOf = (id: number) => received.filter((messageId) => messageId.includes(`outbox-${id}@`)).length
  const lost = written.filter(({ id }) => timesOf(id) === 0)
  const twice = written.filter(({ id }) => timesOf(id) > 1)
  const twoMails = written.length - new Set(written.map(({ to }) => to)).size
  return [
    {
      what: 'Emails for these writes',
      figures: `${written.length} emails, ${lost.length} lost, ${twice.length} delivered twice; ${twoMails} postings with two emails`,
      problems: [
        (lost.length > 0 || written.length === 0) && 'emails are missing',
        (twice.length > 0 || twoMails > 0) && `more than one each: ${twice.map(({ to }) => to)}`,
      ],
    },
  ]
}
