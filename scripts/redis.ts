import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { createClient } from 'redis'

export function findRedis(): string | null {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  return folders.map((folder) => join(folder, 'redis-server')).find(existsSync) ?? null
}

export async function startRedis(program: string, port: number) {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const url = `redis://127.0.0.1:${port}`
  let server = await started()

  async function started() {
    const opened = spawn(program, args, { stdio: 'ignore' })
    const client = createClient({ url, socket: { reconnectStrategy: (tries) => (tries < 50 ? 100 : false) } })
    client.on('error', () => {})
    await client.connect()
    client.destroy()
    return opened
  }

  return {
    url,
    signal: (name: 'SIGSTOP' | 'SIGCONT') => server.kill(name),
    start: async () => {
      server = await started()
    },
    close: () =>
      new Promise<void>((done) => {
        server.once('exit', () => done())
        if (!server.kill()) done()
      }),
  }
}
