import { connect, createServer, type Server, type Socket } from 'node:net'

type Mode = 'pass' | 'refuse' | 'hang'

/** Stands before a server on loopback: passes on what comes, refuses it, or takes it and stays silent. */
export function faultyProxy(port: number, target: number) {
  const sockets = new Set<Socket>()
  let mode: Mode = 'pass'
  let server: Server | null = null

  function converse(socket: Socket) {
    track(socket)
    if (mode === 'hang') return void socket.resume()
    const behind = track(connect(target, '127.0.0.1'))
    socket.pipe(behind).pipe(socket)
    socket.once('close', () => behind.destroy())
    behind.once('close', () => socket.destroy())
  }

  function track(socket: Socket): Socket {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    return socket
  }

  async function close(): Promise<void> {
    const closing = server
    server = null
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise<void>((done) => closing.close(() => done()))
  }

  return {
    set: async (next: Mode) => {
      await close()
      mode = next
      if (next === 'refuse') return
      const opened = createServer(converse)
      server = opened
      await new Promise<void>((done) => opened.listen(port, '127.0.0.1', done))
    },
    close,
  }
}
