import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { calls, live } from '@/bench/deploy/lives'
import type { Closing, Row } from '@/bench/deployment'
import { inSeconds, until } from '@/bench/faults/site'
import { findClamd, startClamd } from '@/scripts/clamd'
import { startMailSink } from '@/scripts/mail-sink'
import { startObjectStore } from '@/scripts/object-store'
import { startPostgres } from '@/scripts/postgres'
import { type Mount, openContainer } from './container'
import { openImage, run } from './images'

type Service = {
  command?: string[]
  environment?: Record<string, string>
  healthcheck?: { test: string[] }
  secrets?: string[]
  tmpfs?: string[]
  user?: string
  volumes?: string[]
}

const WHAT = "compose.yml's services run as processes"

/**
 * Runs the services of compose.yml in a network of their own, where they find each other by name. They get their
 * commands, settings, secrets, volumes and ports as written. The site runs from the image. The others are this machine's
 * programs, with s3rver in place of MinIO and a test mail server in place of Mailpit.
 */
export function composeRow(image: string, folder: string): Row {
  const missing = ['ip', 'unshare', 'nginx', 'redis-server', 'clamd', 'pg_isready'].filter(
    (tool) => spawnSync(tool, ['-V']).error,
  )
  if (missing.length > 0) return { what: WHAT, figures: `skipped: install ${missing.join(', ')}`, problems: [] }
  const deploy = join(folder, 'deploy')
  cpSync('deploy', deploy, { recursive: true, filter: (path) => !path.endsWith('/secrets') })
  run('sh', [join(deploy, 'make-secrets.sh')])
  const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(deploy, 'secrets/tls.crt') }
  const program = [process.execPath, '--import', 'tsx', 'bench/image/compose.ts', image, folder]
  return JSON.parse(execFileSync('unshare', ['--net', '--mount', ...program], { encoding: 'utf8', env })) as Row
}

async function runServices(image: string, folder: string, closing: Closing): Promise<Row> {
  const text = readFileSync('deploy/compose.yml', 'utf8').replace(/\$\{\w+:-([^}]*)\}/g, '$1')
  const { services } = parse(text, { merge: true }) as { services: Record<string, Service> }
  const { site = {}, database = {}, redis = {}, proxy = {} } = services
  const secret = (name: string) => join(folder, 'deploy/secrets', name)
  const secretOf = (name: string) => readFileSync(secret(name), 'utf8').trim()
  const opened = <T extends { close: () => Promise<unknown> }>(service: T): T => {
    closing.push(service.close)
    return service
  }
  const background = (name: string, program: string, args: string[], user?: string) => {
    const out = openSync(join(folder, `${name}.log`), 'a')
    const [uid, gid] = user?.split(':').map(Number) ?? []
    const child = spawn(program, args, { stdio: ['ignore', out, out], ...(uid && gid && { uid, gid }) })
    closing.push(async () => child.kill())
  }
  const isHealthy = ({ healthcheck }: Service) => {
    const [, program = '', ...args] = healthcheck?.test ?? []
    return spawnSync(program, args, { env: { ...process.env, PGHOST: 'database' } }).status === 0
  }

  // Only this process and its children see this network and these mounts.
  run('ip', ['link', 'set', 'lo', 'up'])
  const hosts = join(folder, 'hosts')
  writeFileSync(hosts, `127.0.0.1 localhost ${Object.keys(services).join(' ')}\n::1 localhost\n`)
  run('mount', ['--bind', hosts, '/etc/hosts'])
  for (const path of proxy.tmpfs?.filter((path) => path !== '/tmp') ?? []) {
    mkdirSync(path, { recursive: true })
    run('mount', ['-t', 'tmpfs', 'tmpfs', path])
  }
  mkdirSync('/run/secrets')
  for (const name of proxy.secrets ?? []) cpSync(secret(name), `/run/secrets/${name}`)
  for (const volume of proxy.volumes ?? []) {
    const [source = '', destination = ''] = volume.split(':')
    run('mount', ['--bind', join('deploy', source), destination])
  }

  opened(await startPostgres(join(folder, 'postgres'), 5432))
  const [program = '', ...args] = redis.command ?? []
  background('redis', program, args, redis.user)
  const keys = { id: secretOf('s3-access-key-id'), secret: secretOf('s3-secret-access-key') }
  opened(await startObjectStore(join(folder, 'objects'), { port: 9000, keys }))
  opened(await startClamd(findClamd() ?? '', join(folder, 'scanner'), 3310))
  const mail = opened(await startMailSink(join(folder, 'mails'), 1025))
  await until(() => isHealthy(database) && isHealthy(redis))

  const settings = site.environment ?? {}
  const mounts: Mount[] = [
    { destination: '/etc/hosts', type: 'bind', source: hosts, options: ['bind', 'ro'] },
    ...(site.secrets ?? []).map((name) => ({
      destination: `/run/secrets/${name}`,
      type: 'bind',
      source: secret(name),
      options: ['bind', 'ro'],
    })),
  ]
  const opening = openImage(image)
  closing.push(opening.close)
  const container = openContainer(opening, {
    folder,
    data: join(folder, 'data'),
    settings,
    url: 'http://site:3000',
    mounts,
  })
  closing.push(container.stop)
  const readyMs = await container.start()
  background('proxy', 'nginx', ['-g', 'daemon off;'])
  const url = settings.SITE_URL ?? ''
  await until(() =>
    fetch(url)
      .then(({ ok }) => ok)
      .catch(() => false),
  )

  const health = (await fetch(`${url}/readyz`).then((response) => response.json())) as {
    checks: Record<string, string>
  }
  Object.assign(process.env, {
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    ADMIN_PASSWORD: secretOf('admin-password'),
    TEST_SITE_URL: url,
    TEST_DATABASE_URL: 'postgresql://portal@database:5432/portal',
    TEST_MAIL_DIR: mail.folder,
  })
  await live([{ name: 'new', url }], 0)
  const unusable = Object.entries(health.checks).filter(([, check]) => check !== 'ok')
  return {
    what: WHAT,
    figures: `served after ${inSeconds(readyMs)}; ${Object.keys(health.checks).join(', ')} can be used; someone registers, posts and applies at ${url}, and gets emails`,
    problems: [...unusable.map(([name, check]) => `${name} is ${check}`), ...calls.failed],
  }
}

const [, script = '', image, folder] = process.argv
if (script.endsWith('/compose.ts') && image && folder) {
  const closing: Closing = []
  const failed = (error: Error): Row => ({ what: WHAT, figures: 'not finished', problems: [error.message] })
  const row = await runServices(image, folder, closing).catch(failed)
  for (const each of closing.reverse()) await each().catch(() => {})
  process.stdout.write(JSON.stringify(row), () => process.exit())
}
