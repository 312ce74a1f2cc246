import type { Socket } from 'node:net'
import { Client } from 'pg'
import { openEngines } from '@/bench/deployment'
import { freePort } from '@/server/free-port'
import { faultyServer } from './faulty-server'
import { inSeconds, timeUntil, until } from './site'
import { openSite, type Row, type Setting } from './stage'

type Mode = 'accept' | 'drop' | 'hang'

/**
 * The mail server fails the first attempt for each email. All emails must arrive, at most twice and with the same
 * Message-ID.
 */
export async function failMails(setting: Setting): Promise<Row[]> {
  const { server } = await openEngines(setting.folder, setting.closing)
  const smtp = faultySmtp(await freePort())
  setting.closing.push(smtp.close)
  await smtp.set('accept')
  const site = await openSite(setting, { DATABASE_URL: server.url, SMTP_URL: smtp.url })
  const client = new Client({ connectionString: server.url })
  await client.connect()

  async function during(mode: Mode | 'refuse', fault: string, done: string, mails: number): Promise<Row> {
    const emails = Array.from({ length: mails }, (_, index) => `${mode}.${index}@mail.example`)
    await smtp.set(mode)
    for (const [index, email] of emails.entries())
      await fetch(`${site.url}/api/v1/user/send-otp?email=${email}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': `10.9.${mails}.${index + 1}` },
      })
    const count = async (condition: string) => {
      const { rows } = await client.query(
        `SELECT count(*)::int AS found FROM "Mail" WHERE "to" = ANY($1) AND ${condition}`,
        [emails],
      )
      return Number(rows[0].found)
    }
    await until(async () => (await count('"lastError" IS NOT NULL')) === mails)
    await smtp.set('accept')
    const delivered = await timeUntil(async () => (await count(`"state" = 'SENT'`)) === mails)
    const received = emails.map((email) => smtp.deliveries.filter(({ to }) => to === email))
    const lost = received.filter((each) => each.length === 0).length
    const most = Math.max(...received.map((each) => each.length))
    const ids = received.filter((each) => new Set(each.map(({ messageId }) => messageId)).size > 1).length
    return {
      fault,
      done: `${mails} emails, ${done}`,
      result: `${lost} lost, ${received.flat().length - mails} delivered twice, ${ids} of those under another Message-ID; all delivered ${inSeconds(delivered)} after its return`,
      problems: [(lost > 0 || most > 2 || ids > 0) && 'Emails were lost or arrived too often.'],
    }
  }

  const rows = [
    await during('refuse', 'The mail server refuses', 'nothing listens at the first attempt', 20),
    await during(
      'drop',
      'The mail server drops after DATA',
      'each accepted, but not acknowledged at the first attempt',
      20,
    ),
    await during('hang', 'The mail server hangs', 'it accepts connections and stays silent', 5),
  ]
  await client.end()
  return rows
}

function faultySmtp(port: number) {
  const deliveries: { to: string; messageId: string }[] = []
  const server = faultyServer<Mode>(port, (socket, mode) => {
    if (mode !== 'hang') receive(socket, mode)
  })

  function receive(socket: Socket, mode: Mode): void {
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
          socket.write('354 continue\r\n')
        } else if (/^QUIT/i.test(part)) socket.end('221 bye\r\n')
        else {
          to = /^RCPT TO:<([^>]+)>/i.exec(part)?.[1] ?? to
          socket.write('250 fine\r\n')
        }
      }
    })
  }

  return { url: `smtp://127.0.0.1:${port}`, deliveries, set: server.set, close: server.close }
}
