import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { say } from '@/scripts/prepare.mjs'

/** Keeps images for the next run, which then only builds this version. */
const STORE = join(tmpdir(), 'portal-images')
const CERTIFICATES = '/etc/ssl/certs'
const PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** What deploy/Dockerfile says about running the image. */
type ImageConfig = {
  User: string
  Env: string[]
  Cmd: string[]
  WorkingDir: string
  Healthcheck: { Test: string[] }
}
export type Image = { name: string; root: string; config: ImageConfig; close: () => Promise<unknown> }

/** Pulls the base image of deploy/Dockerfile, or makes one if the registry can't be reached. Returns what it is. */
export function openBase(): string {
  const [, base = ''] = /^FROM (\S+)/m.exec(readFileSync('deploy/Dockerfile', 'utf8')) ?? []
  const made = `docker.io/library/${base}`
  if (hasImage(made)) return made
  try {
    buildah('pull', '--quiet', made)
  } catch {
    makeBase(made)
  }
  return made
}

/**
 * Makes an image with the same Node from npm, and with this machine's own operating system and package mirror, which
 * apt knows.
 */
function makeBase(name: string): void {
  const targets = run('apt-get', [
    'indextargets',
    '--format',
    '$(CODENAME) $(SITE) $(COMPONENT)',
    'Created-By: Packages',
  ])
  const [codename = '', mirror = ''] =
    targets
      .split('\n')
      .find((line) => /^\w+ \S+ main$/.test(line))
      ?.split(' ') ?? []
  if (!mirror) throw new Error("apt has no package mirror, and the image registry can't be reached.")
  say(`The image registry can't be reached. Making a base image with ${codename} from ${mirror} …`)
  const folder = mkdtempSync(join(tmpdir(), 'portal-base-'))
  try {
    const root = join(folder, 'root')
    run('debootstrap', ['--variant=minbase', codename, root, mirror])
    addNode(root, folder, /:(\d+)/.exec(name)?.[1] ?? '')
    run('chroot', [root, 'groupadd', '--gid', '1000', 'node'])
    run('chroot', [root, 'useradd', '--uid', '1000', '--gid', 'node', '--create-home', 'node'])
    for (const downloads of ['var/cache/apt', 'var/lib/apt/lists']) rmSync(join(root, downloads), { recursive: true })
    const working = buildah('from', 'scratch')
    run('cp', ['-a', `${root}/.`, buildah('mount', working)])
    const env = ['--env', `PATH=${PATH}`, '--env', `NODE_EXTRA_CA_CERTS=${CERTIFICATES}/ca-certificates.crt`]
    buildah('config', ...env, '--cmd', 'node', working)
    buildah('commit', '--quiet', '--rm', working, name)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function addNode(root: string, folder: string, major: string): void {
  run('npm', ['pack', '--silent', `node-linux-${process.arch}@${major}`, 'npm@11', '--pack-destination', folder])
  for (const archive of readdirSync(folder).filter((name) => name.endsWith('.tgz'))) {
    const place = join(folder, archive.startsWith('npm-') ? 'npm' : 'node')
    mkdirSync(place)
    run('tar', ['-xzf', join(folder, archive), '-C', place, '--strip-components', '1'])
  }
  const modules = join(root, 'usr/local/lib/node_modules')
  mkdirSync(modules, { recursive: true })
  cpSync(join(folder, 'node/bin/node'), join(root, 'usr/local/bin/node'))
  cpSync(join(folder, 'npm'), join(modules, 'npm'), { recursive: true })
  for (const tool of ['npm', 'npx']) {
    run('chmod', ['+x', join(modules, `npm/bin/${tool}-cli.js`)])
    symlinkSync(`../lib/node_modules/npm/bin/${tool}-cli.js`, join(root, 'usr/local/bin', tool))
  }
}

/** Builds deploy/Dockerfile in a folder, the way `docker build` does. Every RUN sees this machine's network. */
export function buildImage(folder: string, name: string): void {
  const options = ['--pull-never', '--format', 'docker', '--network', 'host']
  const certificates = ['--volume', `${CERTIFICATES}:${CERTIFICATES}:ro`]
  buildah('build', ...options, ...certificates, '--file', join(folder, 'deploy/Dockerfile'), '--tag', name, folder)
}

export const hasImage = (name: string): boolean => buildah('images', '--quiet', '--filter', `reference=${name}`) !== ''

/** Bytes of an image's files. */
export function sizeOf({ root }: Image): number {
  const [kilobytes = '0'] = run('du', ['-sk', '--apparent-size', root]).split('\t')
  return Number(kilobytes) * 1024
}

/** Mounts an image's files. */
export function openImage(name: string): Image {
  const working = buildah('from', '--pull-never', name)
  const { Docker } = JSON.parse(buildah('inspect', '--type', 'image', name)) as { Docker: { config: ImageConfig } }
  return {
    name,
    root: buildah('mount', working),
    config: Docker.config,
    close: async () => buildah('rm', working),
  }
}

function buildah(...args: string[]): string {
  return run('buildah', ['--root', join(STORE, 'images'), '--runroot', join(STORE, 'run'), ...args])
}

export function run(program: string, args: string[]): string {
  try {
    const env = { ...process.env, BUILDAH_ISOLATION: 'chroot' }
    const options = { encoding: 'utf8', env, stdio: 'pipe', maxBuffer: 1e9 } as const
    return execFileSync(program, args, options).trim()
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const end = `${stdout}${stderr}`.trim().split('\n').slice(-20).join('\n')
    throw new Error(`${program} ${args.find((arg) => /^[a-z]/.test(arg)) ?? ''} failed:\n${end}`)
  }
}
