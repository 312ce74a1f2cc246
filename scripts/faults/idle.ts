import { connect, type Socket } from 'node:net'

const AT_ONCE = 200
const kinds = ['silent', 'kept alive', 'not reading'] as const

/** Opens so many sockets on loopback, a third each of the kinds, and gives them once all of them are open and have asked. */
export async function openSockets(port: number, count: number) {
  const sockets: Socket[] = []
  for (let number = 0; number < count; number += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - number) }, async (_, index) => {
        const kind = kinds[(number + index) % kinds.length]
        sockets.push(await open(port, kind ?? 'silent'))
      }),
    )
  return {
    close: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

function open(port: number, kind: (typeof kinds)[number]): Promise<Socket> {
  return new Promise((done) => {
    const socket = connect(port, '127.0.0.1')
    const isOpen = () => done(socket)
    socket.on('error', isOpen)
    socket.once('connect', () => {
      if (kind === 'silent') return isOpen()
      const path = kind === 'kept alive' ? '/healthz' : '/applied-jobs'
      socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
      if (kind === 'not reading') return isOpen()
      socket.once('data', isOpen).resume()
    })
  })
}
