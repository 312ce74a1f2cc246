import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { chownSync, mkdirSync, mkdtempSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { timeUntil } from '@/bench/faults/site'
import { passwordOf, USER } from '@/server/postgres/cluster'
import { type Image, run } from './images'

export type Mount = { destination: string; type: string; source: string; options: string[] }
type Spec = {
  root: object
  process: object
  mounts: Mount[]
  linux: { namespaces: { type: string; path?: string }[] }
}

export type Container = {
  start: () => Promise<number>
  stop: () => Promise<number>
  exec: (...args: string[]) => { status: number | null; output: string }
  databaseUrl: () => string
  log: string
}

type Setup = {
  /** For its log. */
  folder: string
  data: string
  settings: Record<string, string>
  /** Where it serves. */
  url: string
  mounts?: Mount[]
}

/** The user that the image runs as. */
const NODE = 1000

/**
 * Runs an image with runc the way deploy/ does: with a read-only file system, as its own user and without capabilities.
 * Only `data` can be written to, and /tmp.
 */
export function openContainer(image: Image, setup: Setup): Container {
  const { folder, data, url } = setup
  mkdirSync(data, { recursive: true, mode: 0o700 })
  chownSync(data, NODE, NODE)
  const log = join(folder, 'site.log')
  let id = ''
  let child: ChildProcess | undefined
  let ended = Promise.resolve(0)

  async function start(): Promise<number> {
    const bundle = mkdtempSync(join(folder, 'portal-'))
    id = bundle.split('/').at(-1) ?? ''
    writeSpec(bundle, image, setup)
    const out = openSync(log, 'a')
    const started = spawn('runc', ['run', '--bundle', bundle, id], { stdio: ['ignore', out, out] })
    child = started
    ended = new Promise((done) => started.once('exit', (code) => done(code ?? 1)))
    const isReady = () => fetch(`${url}/readyz`).then(({ ok }) => ok)
    const took = await timeUntil(() => started.exitCode !== null || isReady().catch(() => false))
    if (started.exitCode !== null) throw new Error(`The container ended:\n${endOf(log)}`)
    return took
  }

  async function stop(): Promise<number> {
    if (child?.exitCode !== null) return 0
    const startedAt = Date.now()
    run('runc', ['kill', id, 'TERM'])
    const code = await ended
    if (code !== 0) throw new Error(`The container exited with code ${code}:\n${endOf(log)}`)
    return Date.now() - startedAt
  }

  function exec(...args: string[]) {
    const { status, stdout, stderr } = spawnSync('runc', ['exec', id, ...args], { encoding: 'utf8' })
    return { status, output: `${stdout}${stderr}`.trim() }
  }

  const database = join(data, 'postgresql')
  const databaseUrl = () =>
    `postgresql://${USER}:${passwordOf(database)}@localhost/postgres?host=${encodeURIComponent(database)}`

  return { start, stop, exec, databaseUrl, log }
}

function writeSpec(bundle: string, { root, config }: Image, { data, settings, mounts = [] }: Setup): void {
  run('runc', ['spec', '--bundle', bundle])
  const file = join(bundle, 'config.json')
  const spec = JSON.parse(readFileSync(file, 'utf8')) as Spec
  if (config.User !== 'node') throw new Error(`The image runs as "${config.User}".`)
  const kinds = ['bounding', 'effective', 'inheritable', 'permitted', 'ambient']
  const restricted: Spec = {
    ...spec,
    root: { path: root, readonly: true },
    process: {
      terminal: false,
      noNewPrivileges: true,
      cwd: config.WorkingDir,
      args: config.Cmd,
      user: { uid: NODE, gid: NODE },
      // Only the build needs this machine's certificates.
      env: [
        ...config.Env,
        'NODE_EXTRA_CA_CERTS=',
        ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
      ],
      capabilities: Object.fromEntries(kinds.map((kind) => [kind, []])),
    },
    mounts: [
      // Not every build machine has unified cgroups.
      ...spec.mounts.filter(({ destination }) => destination !== '/sys/fs/cgroup'),
      { destination: '/data', type: 'bind', source: data, options: ['bind', 'rw'] },
      { destination: '/tmp', type: 'tmpfs', source: 'tmpfs', options: ['nosuid', 'nodev', 'mode=1777'] },
      ...mounts,
    ],
    linux: { namespaces: ['pid', 'ipc', 'uts', 'mount'].map((type) => ({ type })) },
  }
  writeFileSync(file, JSON.stringify(restricted))
}

const endOf = (log: string) => readFileSync(log, 'utf8').trim().split('\n').slice(-15).join('\n')
