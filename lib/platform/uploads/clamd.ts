import { connect } from 'node:net'

const DEFAULT_PORT = 3310
const MAX_SCAN_MS = 20_000
const CHUNK_BYTES = 64 * 1024

export async function askScanner(host: string, bytes: Buffer): Promise<boolean> {
  const reply = await converse(host, (send) => {
    send('zINSTREAM\0')
    for (let from = 0; from < bytes.length; from += CHUNK_BYTES) {
      const chunk = bytes.subarray(from, from + CHUNK_BYTES)
      send(lengthOf(chunk))
      send(chunk)
    }
    send(lengthOf(Buffer.alloc(0)))
  })
  if (reply === 'stream: OK') return true
  if (/^stream: .+ FOUND$/.test(reply)) return false
  throw new Error(`The virus scanner didn't return a result: ${reply.slice(0, 200) || 'it closed the connection'}`)
}

export async function pingScanner(host: string, signal: AbortSignal): Promise<void> {
  const reply = await converse(host, (send) => send('zPING\0'), signal)
  if (reply !== 'PONG') throw new Error("the virus scanner isn't responding")
}

/** Sends one command to clamd. The reply ends with a NUL byte. */
function converse(
  host: string,
  speak: (send: (bytes: Buffer | string) => void) => void,
  signal = AbortSignal.timeout(MAX_SCAN_MS),
): Promise<string> {
  const { hostname, port } = new URL(`tcp://${host}`)
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port) || DEFAULT_PORT, signal })
  return new Promise((done, fail) => {
    let reply = ''
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1')
      if (!reply.endsWith('\0')) return
      done(reply.slice(0, -1))
      socket.destroy()
    })
    // When clamd restarts, it closes the connection without a reply.
    socket.once('close', () => done(reply))
    socket.once('error', fail)
    socket.once('connect', () => speak((bytes) => socket.write(bytes)))
  })
}

function lengthOf(chunk: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(chunk.length)
  return length
}
