import { spawn } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '@/server/embedded-database'
import { say } from './prepare.mjs'

const LONGEST_START_MS = 240_000

type Wanted = {
  folder: string
  databaseUrl: string
  isEmbedded: boolean
  mail: { smtpUrl: string; folder: string }
  /** More variables: an object store, a Redis. */
  more?: Record<string, string>
}
export type TestSite = { env: Record<string, string>; close: () => Promise<void> }

/** Starts the built site just as `npm start` does, on a free port; `env` tells the tests where everything is. */
export async function startTestSite({ folder, databaseUrl, isEmbedded, mail, more }: Wanted): Promise<TestSite> {
  mkdirSync(folder, { recursive: true })
  const port = await freePort()
  const siteUrl = `http://localhost:${port}`
  const admin = { ADMIN_EMAIL: 'admin@portal.example', ADMIN_PASSWORD: 'cedar-arch-keystone' }
  const log = join(folder, 'site.log')
  const clock = more?.CLOCK_FILE ?? join(folder, 'clock')
  const out = openSync(log, 'a')
  say(`Starting the site at ${siteUrl} on ${isEmbedded ? 'the embedded database' : 'PostgreSQL'} …`)
  const child = spawn(process.execPath, ['scripts/start.mjs', 'start'], {
    stdio: ['ignore', out, out],
    env: {
      ...process.env,
      ...admin,
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: '',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: databaseUrl,
      DATABASE_EMBEDDED: isEmbedded ? '1' : '',
      SMTP_URL: mail.smtpUrl,
      SEED: 'demo',
      // Each test says by X-Forwarded-For who is calling, so that tests do not use up each other's limits.
      TRUST_PROXY_HOPS: '1',
      CLOCK_FILE: clock,
      ...more,
    },
  })
  const exited = new Promise<number | null>((done) => child.once('exit', done))
  const isUp = await Promise.race([answered(siteUrl), exited.then(() => false)])
  if (!isUp) throw new Error(`The site for the tests did not start:\n${readFileSync(log, 'utf8').slice(-3000)}`)
  return {
    env: {
      ...admin,
      TEST_SITE_URL: siteUrl,
      TEST_DATABASE_URL: databaseUrl,
      TEST_MAIL_DIR: mail.folder,
      TEST_SITE_LOG: log,
      TEST_CLOCK_FILE: clock,
      TEST_STORE_DIR: join(folder, 'data', 'uploads'),
    },
    close: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      const code = await exited
      if (code !== 0) throw new Error(`The site was told to stop and ended with ${code}, not 0: see ${log}`)
    },
  }
}

async function answered(siteUrl: string): Promise<boolean> {
  for (const startedAt = Date.now(); Date.now() - startedAt < LONGEST_START_MS; ) {
    const isUp = await fetch(`${siteUrl}/api/hire-from-us/getApprovedJobs`).then(
      (response) => response.ok,
      () => false,
    )
    if (isUp) return true
    await new Promise((later) => setTimeout(later, 300))
  }
  return false
}
