import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedDatabase } from '@/server/embedded-database'
import { runCommand } from './command'
import { schemaDiff } from './migrations'
import { prepare } from './prepare.mjs'

const SCHEMA = 'prisma/schema.prisma'

/** `npm run db:diff -- <name>`: writes the migration from the committed schema to the one in the working tree. */
async function main(name: string | undefined): Promise<string> {
  if (!name || !/^[a-z0-9_]+$/.test(name))
    throw new Error('Specify a name for the migration: npm run db:diff -- add_saved_jobs')
  const uncommitted = newMigrations()
  if (uncommitted.length > 0)
    throw new Error(
      `Commit ${uncommitted.join(' and ')} first, or delete it. This compares the schema with the last commit, so its changes would be in both.`,
    )
  const sql = await changes()
  if (!sql.trim() || sql.includes('This is an empty migration'))
    return "The schema hasn't changed since the last commit."
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14)
  const folder = join('prisma/migrations', `${stamp}_${name}`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'migration.sql'), sql)
  await prepare({ tools: true })
  return `Wrote ${folder}/migration.sql. Read it before you commit it.`
}

async function changes(): Promise<string> {
  const scratchFolder = mkdtempSync(join(tmpdir(), 'portal-diff-'))
  const scratch = await openEmbeddedDatabase(scratchFolder)
  try {
    return await schemaDiff(scratch.url, committedSchema(), readFileSync(SCHEMA, 'utf8'))
  } finally {
    await scratch.close()
    rmSync(scratchFolder, { recursive: true })
  }
}

function newMigrations(): string[] {
  const status = git('status', '--porcelain', '--', 'prisma/migrations')
  return [...status.matchAll(/^\?\? (.+?)\/?$/gm)].flatMap(([, path]) => path ?? [])
}

const committedSchema = () => git('show', `HEAD:${SCHEMA}`)

/** What git says; nothing without git or a commit. */
function git(...args: string[]): string {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

await runCommand(() => main(process.argv[2]))
