import { createServer, type Server, type Socket } from 'node:net'

export type SmtpMode = 'refuse' | 'hang' | 'drop' | 'accept'
export type Delivery = { to: string; messageId: string }

export function faultySmtp(port: number) {
  const deliveries: Delivery[] = []
  const sockets = new Set<Socket>()
  let mode: SmtpMode = 'accept'
  let server: Server | null = null

  function converse(socket: Socket) {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    if (mode === 'hang') return
    let typed = ''
    let to = ''
    let isMessage = false
    socket.write('220 mail.example ready\r\n')
    socket.on('data', (bytes) => {
      typed += bytes.toString('latin1')
      for (;;) {
        const end = isMessage ? typed.indexOf('\r\n.\r\n') : typed.indexOf('\r\n')
        if (end < 0) return
        const part = typed.slice(0, end)
        typed = typed.slice(end + (isMessage ? 5 : 2))
        if (isMessage) {
          isMessage = false
          deliveries.push({ to, messageId: /^message-id:\s*(<[^>]+>)/im.exec(part)?.[1] ?? '' })
          if (mode === 'drop') return void socket.destroy()
          socket.write('250 taken\r\n')
        } else if (/^DATA/i.test(part)) {
          isMessage = true
          socket.write('354 go on\r\n')
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
        else {
          to = /^RCPT TO:<([^>]+)>/i.exec(part)?.[1] ?? to
          socket.write('250 fine\r\n')
        }
      }
    })
  }

  async function close(): Promise<void> {
    const closing = server
    server = null
    for (const socket of sockets) socket.destroy()
    if (closing) await new Promise<void>((done) => closing.close(() => done()))
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    deliveries,
    set: async (next: SmtpMode) => {
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
