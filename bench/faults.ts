import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfChanged } from '@/scripts/build'
import { postgresVersion } from '@/scripts/postgres'
import type { Closing } from './deployment'
import { stopDatabase } from './faults/database-away'
import { fillEmbedded, fillPostgres, giveUpEmbedded, giveUpPostgres, lockUploads } from './faults/disk'
import { killDatabase, killEmbedded, killServer } from './faults/kills'
import { failMails } from './faults/mail-server'
import { loseRedis } from './faults/redis-away'
import { openIdleSockets } from './faults/sockets'
import { CLIENTS, type Row, type Setting } from './faults/stage'
import { loseStore } from './faults/store-away'

const REPORT = 'bench/results/faults.md'

const stages: Record<string, ((setting: Setting) => Promise<Row[]>)[]> = {
  server: [killServer],
  database: [killDatabase],
  embedded: [killEmbedded],
  away: [stopDatabase],
  redis: [loseRedis],
  store: [loseStore],
  smtp: [failMails],
  disk: [fillEmbedded, fillPostgres],
  readonly: [lockUploads, giveUpPostgres, giveUpEmbedded],
  sockets: [openIdleSockets],
}

/**
 * `npm run bench -- faults`: injects each fault into the built site while clients write. Writes the results to
 * bench/results/faults.md.
 */
const { values, positionals: wanted } = parseArgs({ options: { writes: { type: 'string' } }, allowPositionals: true })
const writes = Number(values.writes ?? 500)
if (wanted.some((name) => !(name in stages))) throw new Error(`Name some of ${Object.keys(stages).join(', ')}.`)
await buildIfChanged()
const folder = mkdtempSync(join(tmpdir(), 'portal-faults-'))
chmodSync(folder, 0o711)
const closing: Closing = []
const rows: Row[] = []
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end().finally(() => process.exit(130)))
try {
  for (const [name, parts] of Object.entries(stages))
    if (wanted.length === 0 || wanted.includes(name)) for (const part of parts) await perform(part)
  if (wanted.length === 0) writeFileSync(REPORT, `${reportOf(rows)}${otherSections()}`)
} finally {
  await end()
}
process.exitCode = rows.some((row) => problemsOf(row).length > 0) ? 1 : 0

async function perform(part: (setting: Setting) => Promise<Row[]>): Promise<void> {
  const found = await part({ folder: join(folder, part.name), writes, closing })
  for (const row of found)
    console.log(`${problemsOf(row).length > 0 ? '✗' : '✓'} ${row.fault} (${row.done}): ${outcomeOf(row)}`)
  rows.push(...found)
  await closeAll()
}

async function closeAll(): Promise<void> {
  for (const close of closing.splice(0).reverse()) await close().catch(() => {})
}

async function end(): Promise<void> {
  await closeAll()
  rmSync(folder, { recursive: true, force: true })
}

function problemsOf({ problems }: Row): string[] {
  return problems.filter((problem) => problem !== false)
}

function outcomeOf(row: Row): string {
  return [row.result, ...problemsOf(row)].join('; ')
}

/** Returns the report's sections from other commands, which are kept. */
function otherSections(): string {
  const report = readFileSync(REPORT, 'utf8')
  const start = report.indexOf('\n## ')
  return start < 0 ? '' : report.slice(start)
}

function reportOf(found: Row[]): string {
  const lines = found.map((row) => `| ${row.fault} | ${row.done} | ${outcomeOf(row)} |`)
  const options = values.writes ? ` --writes ${writes}` : ''
  return `# Faults

Written by \`npm run bench -- faults${options}\` on ${new Date().toISOString().slice(0, 10)}: the built site while ${CLIENTS} clients write, on ${cpus().length} cores, Node ${process.versions.node}, ${postgresVersion()} with
fsync on. A write is acknowledged once its whole 201 has arrived; then it must be in the database. One in ten is a posting, whose row, audit
entry and email are one transaction: half written is one without the rest.

| fault | what was done | what came of it |
| --- | --- | --- |
${lines.join('\n')}

\`npm run bench -- faults smtp redis\` runs some of ${Object.keys(stages).join(', ')} and leaves this page alone; \`--writes 5000\` asks for more than
500 writes. It fails when a write is lost or half written, when a missing database causes any status but 503, when a Redis fault rejects
a write, and when an email is lost, arrives more than twice or has two Message-IDs.
`
}
