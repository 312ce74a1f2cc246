import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Contents } from '@/lib/platform/copies/rows'

/** Restores pg_dump's output from a backup made before 1.0.0. Needs PostgreSQL's own programs. */
export async function restoreFromScript(url: string, file: string, expected: Contents): Promise<void> {
  const script = `${file}.sql`
  const toScript = ['--no-owner', '--no-privileges', `--file=${script}`, file]
  await endOf(spawn(program('pg_restore'), toScript, { stdio: ['ignore', 'ignore', 'pipe'] }), 'pg_restore')
  const psql = start('psql', ['-X', '-q', '-v', 'ON_ERROR_STOP=1', '--single-transaction'], url, 'pipe')
  const ended = endOf(psql, 'psql')
  // If psql exits, its own message says more than the broken pipe does.
  await Promise.all([ended, pipeline(sqlOf(script, expected), psql.stdin as Writable).catch(() => ended)])
}

async function* sqlOf(script: string, { rows }: Contents): AsyncGenerator<string | Buffer> {
  yield 'DROP SCHEMA IF EXISTS public CASCADE;\n'
  for await (const chunk of createReadStream(script) as Readable) yield chunk
  const counts = Object.entries(rows).map(([name, count]) => `(SELECT count(*) FROM public."${name}") <> ${count}`)
  const differs = counts.join(' OR ') || 'false'
  yield `\nDO $$ BEGIN IF ${differs} THEN RAISE 'the restored rows differ from the backup'; END IF; END $$;\n`
}

/** Debian has a folder for each PostgreSQL version, and its wrappers pick the server's version. */
function program(name: string): string {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.map((folder) => join(folder, name)).find(existsSync)
  if (!found)
    throw new Error(
      `${name} isn't installed. Backups from before 1.0.0 need PostgreSQL's client programs. Install them.`,
    )
  return found
}

/** The URL parameters that libpq understands. It rejects others, such as Prisma's. */
const LIBPQ_PARAMETERS = ['host', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'connect_timeout']

/**
 * Runs one of PostgreSQL's programs on the database at `url`. Passes the password in a way that process lists don't
 * show.
 */
function start(name: string, args: string[], url: string, stdin: 'ignore' | 'pipe'): ChildProcess {
  const plain = new URL(url)
  const PGPASSWORD = decodeURIComponent(plain.password)
  plain.password = ''
  for (const parameter of [...plain.searchParams.keys()])
    if (!LIBPQ_PARAMETERS.includes(parameter)) plain.searchParams.delete(parameter)
  const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) }
  return spawn(program(name), [...args, `--dbname=${plain}`], { env, stdio: [stdin, 'ignore', 'pipe'] })
}

function endOf(child: ChildProcess, name: string): Promise<void> {
  return new Promise((done, fail) => {
    let output = ''
    child.stderr?.on('data', (chunk) => {
      output += chunk
    })
    child.once('error', fail)
    child.once('close', (code) =>
      code === 0 ? done() : fail(new Error(`${name} failed: ${output.trim().slice(0, 2000)}`)),
    )
  })
}
