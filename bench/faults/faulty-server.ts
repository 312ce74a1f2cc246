import { createServer, type Server, type Socket } from 'node:net'

/** A server on a loopback port that can fail in several ways. It refuses connections by no longer listening. */
export function faultyServer<Mode extends string>(port: number, converse: (socket: Socket, mode: Mode) => void) {
  const sockets = new Set<Socket>()
  let server: Server | null = null

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
    track,
    close,
    set: async (mode: Mode | 'refuse') => {
      await close()
      if (mode === 'refuse') return
      const opened = createServer((socket) => converse(track(socket), mode))
      server = opened
      await new Promise<void>((done) => opened.listen(port, '127.0.0.1', done))
    },
  }
}
