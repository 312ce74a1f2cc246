import { createHash } from 'node:crypto'
import { rmSync, statSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

/** What every system takes: macOS no more than 103 bytes, Linux 107. */
export const MAX_SOCKET_PATH = 100

/**
 * Takes the exclusive lock on a folder and returns the function that gives it back; null when another live
 * process holds it. The lock is a listening socket, so the system drops it with the process, however it ends.
 */
export async function lockFolder(folder: string): Promise<(() => void) | null> {
  const path = lockPath(folder)
  const server = (await listen(path)) ?? (await takeOver(path))
  if (!server) return null
  server.unref()
  return () => server.close()
}

function lockPath(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 24)
  if (process.platform === 'win32') return `\\\\.\\pipe\\portal-${name}`
  const inside = join(resolve(folder), '.lock')
  return inside.length <= MAX_SOCKET_PATH ? inside : join(tmpdir(), `portal-${name}.lock`)
}

/** A socket file that nobody answers was left by a process that was killed. */
async function takeOver(path: string): Promise<Server | null> {
  if (await isListening(path)) return null
  rmSync(path, { force: true })
  const server = await listen(path)
  if (!server) return null
  const mine = statSync(path).ino
  await new Promise((done) => setTimeout(done, 100))
  if (statSync(path, { throwIfNoEntry: false })?.ino === mine) return server
  server.close()
  return null
}

function listen(path: string): Promise<Server | null> {
  return new Promise((done, fail) => {
    const server = createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? done(null) : fail(error)))
    server.listen(path, () => done(server))
  })
}

function isListening(path: string): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect(path)
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}
