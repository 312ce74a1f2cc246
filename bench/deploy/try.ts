import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Closing, printRow } from '@/bench/deployment'
import { inSeconds } from '@/bench/faults/site'
import { makeCertificate } from '@/scripts/nginx'
import { say } from '@/scripts/prepare.mjs'
import { openProcesses, processChecks } from './processes'
import { openVersions, versionChecks } from './versions'

/**
 * `npm run bench -- deploy`: runs deploy/ on this machine without Docker and checks what docs/operations.md promises:
 * PostgreSQL, Redis, an object store, a mail server and three processes of the bundle behind nginx, with
 * deploy/nginx.conf and TLS. With `--versions`, an older version (`--from` names a commit) serves alongside on the same
 * database, migrated by this version.
 */
async function main(): Promise<void> {
  const { DEPLOY_TRY_FOLDER } = process.env
  if (DEPLOY_TRY_FOLDER) {
    process.exitCode = await tryDeployment(DEPLOY_TRY_FOLDER)
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'portal-deploy-'))
  // PostgreSQL and nginx run as other users, who need access to their folders inside this one.
  chmodSync(folder, 0o711)
  // Node reads trusted certificate authorities only at startup.
  const env = { ...process.env, DEPLOY_TRY_FOLDER: folder, NODE_EXTRA_CA_CERTS: makeCertificate(folder) }
  const inner = spawn(process.execPath, ['--import', 'tsx', 'bench/deploy/try.ts', ...process.argv.slice(2)], {
    env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => inner.kill(signal))
  process.exitCode = await new Promise<number>((done) => inner.once('exit', (code) => done(code ?? 1)))
  if (process.exitCode === 0) rmSync(folder, { recursive: true })
  else say(`Logs of the processes, nginx and PostgreSQL: ${folder}`)
}

async function tryDeployment(folder: string): Promise<number> {
  const closing: Closing = []
  const close = async () => {
    for (const each of closing.splice(0).reverse()) await each().catch(() => {})
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => close().then(() => process.exit(130)))
  let isFine = true
  const startedAt = Date.now()
  try {
    const { values } = parseArgs({ options: { versions: { type: 'boolean' }, from: { type: 'string' } } })
    const deployment = values.versions
      ? await openVersions(values.from, folder, closing)
      : await openProcesses(folder, closing)
    for (const check of values.versions ? versionChecks : processChecks) {
      const failed = (error: Error) => [{ what: check.name, figures: 'not finished', problems: [error.message] }]
      for (const row of await check(deployment).catch(failed)) isFine = printRow(row) && isFine
    }
  } finally {
    await close()
  }
  console.log(`${isFine ? 'Everything passed' : 'Some checks failed'} in ${inSeconds(Date.now() - startedAt)}.`)
  return isFine ? 0 : 1
}

await main()
