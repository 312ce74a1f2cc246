import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** Recipients whose mailbox is always busy: the server refuses their emails for now (451). */
const BUSY = 'busy-'
/** Recipients whom the server doesn't know: it refuses their emails for good (550). */
const UNKNOWN = 'unknown-'

export type MailSink = { smtpUrl: string; folder: string; close: () => Promise<void> }

/**
 * A real SMTP server on loopback. Writes every email it accepts to `folder` as JSON: {to, subject, text, html,
 * headers, calendars}.
 */
export function startMailSink(folder: string, at = 0): Promise<MailSink> {
  mkdirSync(folder, { recursive: true })
  let received = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => done(refusalOf(address)),
    onData: (stream, session, done) => {
      const to = session.envelope.rcptTo.map(({ address }) => address)
      // An email that breaks off, because its sender was killed, doesn't count as received.
      receive(stream, to).then(() => done(), done)
    },
  })

  async function receive(stream: AsyncIterable<unknown>, to: string[]): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const mail = await PostalMime.parse(Buffer.concat(chunks))
    const { subject, text, html } = mail
    const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
    const calendars = mail.attachments
      .filter(({ mimeType }) => mimeType === 'text/calendar' || mimeType === 'application/ics')
      .map(({ mimeType, method, content }) => ({ type: mimeType, method, text: textOf(content) }))
    received += 1
    const file = join(folder, `${String(received).padStart(6, '0')}.json`)
    writeFileSync(`${file}.part`, JSON.stringify({ to, subject, text, html, headers, calendars }))
    renameSync(`${file}.part`, file)
  }

  // A site that's stopped during a conversation resets the connection.
  server.on('error', (error) => console.error(`The tests' mail server: ${error.message}`))
  return new Promise((started) => {
    const listening = server.listen(at, '127.0.0.1', () => {
      const { port } = listening.address() as AddressInfo
      started({
        smtpUrl: `smtp://127.0.0.1:${port}`,
        folder,
        close: () => new Promise((done) => server.close(() => done())),
      })
    })
  })
}

function refusalOf(address: string): Error | null {
  if (address.startsWith(BUSY)) return Object.assign(new Error('Try again later'), { responseCode: 451 })
  if (address.startsWith(UNKNOWN)) return Object.assign(new Error('Mailbox not found'), { responseCode: 550 })
  return null
}

const textOf = (content: ArrayBuffer | Uint8Array | string) =>
  typeof content === 'string' ? content : Buffer.from(content as Uint8Array).toString('utf8')
