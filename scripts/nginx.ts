import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { delimiter, join } from 'node:path'

const MAX_START_MS = 10_000

type Place = { folder: string; http: number; https: number; processes: number[] }

export function findNginx(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'nginx')).find(existsSync) ?? null
}

/** Makes a self-signed key and certificate for localhost. */
export function makeCertificate(folder: string): string {
  const certificate = join(folder, 'tls.crt')
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const key = [
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-keyout',
    join(folder, 'tls.key'),
  ]
  execFileSync('openssl', ['req', '-x509', ...key, '-days', '2', ...subject, '-out', certificate], { stdio: 'pipe' })
  return certificate
}

/** Writes a copy of deploy/nginx.conf with other ports, paths and processes. Returns its path. */
export function writeNginxConf({ folder, http, https, processes }: Place): string {
  let conf = readFileSync('deploy/nginx.conf', 'utf8')
  const changes: [RegExp, string][] = [
    [/^ +listen \[::\]:.*\n/gm, ''],
    [/listen 80 /g, `listen 127.0.0.1:${http} `],
    [/listen 443 /g, `listen 127.0.0.1:${https} `],
    [/pid \/run\/nginx\.pid/g, `pid ${join(folder, 'nginx.pid')}`],
    [/access_log \/dev\/stdout/g, `access_log ${join(folder, 'access.log')}`],
    [/\/var\/cache\/nginx\//g, `${join(folder, 'cache')}/`],
    [/\/run\/secrets\/tls/g, join(folder, 'tls')],
    [/ *server site:3000 (.*)\n/g, processes.map((port) => `    server 127.0.0.1:${port} $1\n`).join('')],
    // All test clients connect from 127.0.0.1 and name their visitor in a header, so nginx trusts only that IP.
    [/^http \{\n/gm, 'http {\n  set_real_ip_from 127.0.0.1;\n  real_ip_header X-Forwarded-For;\n'],
  ]
  for (const [pattern, replacement] of changes) {
    if (!pattern.test(conf)) throw new Error(`Nothing in deploy/nginx.conf matches ${pattern} anymore.`)
    conf = conf.replace(pattern, replacement)
  }
  mkdirSync(join(folder, 'cache'), { recursive: true })
  const path = join(folder, 'nginx.conf')
  writeFileSync(path, conf)
  return path
}

export async function startNginx(program: string, place: Place): Promise<{ close: () => Promise<void> }> {
  const conf = writeNginxConf(place)
  const out = openSync(join(place.folder, 'nginx.log'), 'a')
  const server = spawn(program, ['-p', place.folder, '-c', conf, '-g', 'daemon off;'], { stdio: ['ignore', out, out] })
  for (const startedAt = Date.now(); !(await isListening(place.https)); ) {
    if (server.exitCode !== null || Date.now() - startedAt > MAX_START_MS)
      throw new Error(`nginx didn't start:\n${readFileSync(join(place.folder, 'nginx.log'), 'utf8')}`)
  }
  return {
    close: () =>
      new Promise((done) => {
        if (server.exitCode !== null) return done()
        server.once('exit', () => done())
        server.kill()
      }),
  }
}

function isListening(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1', () => done(socket.end() !== undefined))
    socket.once('error', () => setTimeout(() => done(false), 50))
  })
}
