import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { EICAR } from '@/e2e/support/eicar'
import { pingScanner } from '@/lib/platform/uploads/clamd'

const MAX_START_MS = 30_000

export function findClamd(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']
  return folders.map((folder) => join(folder, 'clamd')).find(existsSync) ?? null
}

export async function startClamd(program: string, folder: string, port: number) {
  const database = join(folder, 'database')
  mkdirSync(database, { recursive: true })
  const signature = Buffer.from(EICAR).toString('hex')
  writeFileSync(join(database, 'eicar.ndb'), `Eicar-Test-Signature:0:*:${signature}\n`)
  const settings = {
    DatabaseDirectory: database,
    TemporaryDirectory: folder,
    TCPSocket: port,
    TCPAddr: '127.0.0.1',
    Foreground: 'yes',
    StreamMaxLength: '10M',
  }
  const config = join(folder, 'clamd.conf')
  writeFileSync(
    config,
    Object.entries(settings)
      .map((setting) => `${setting.join(' ')}\n`)
      .join(''),
  )
  const daemon = spawn(program, ['--config-file', config], { stdio: 'ignore' })
  const host = `127.0.0.1:${port}`
  await answered(host)
  return {
    host,
    close: () =>
      new Promise<void>((done) => {
        if (daemon.exitCode !== null) return done()
        daemon.once('exit', () => done())
        daemon.kill()
      }),
  }
}

async function answered(host: string): Promise<void> {
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_START_MS; ) {
    const isUp = await pingScanner(host, AbortSignal.timeout(1_000)).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error("The virus scanner for the tests didn't start.")
}
