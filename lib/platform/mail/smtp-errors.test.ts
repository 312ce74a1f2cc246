import type { AddressInfo } from 'node:net'
import { createTransport } from 'nodemailer'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { isRefusal } from '@/lib/platform/mail/smtp-errors'

const refuse = (responseCode: number) => Object.assign(new Error('No'), { responseCode })

/** The error of sending an email through a server with these handlers. */
async function errorOf(handlers: SMTPServerOptions): Promise<{ responseCode?: number; command?: string }> {
  const server = new SMTPServer({ disabledCommands: ['STARTTLS'], authOptional: true, ...handlers })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo
  const auth = handlers.onAuth && { user: 'portal', pass: 'old' }
  const transport = createTransport({ host: '127.0.0.1', port, ...(auth && { auth }) })
  try {
    await transport.sendMail({ from: 'portal@mail.example', to: 'lena@mail.example', text: 'Hello' })
    throw new Error('The email was sent.')
  } catch (error) {
    return error as { responseCode?: number; command?: string }
  } finally {
    transport.close()
    await new Promise<void>((done) => server.close(done))
  }
}

test.each<[string, boolean, SMTPServerOptions]>([
  ['the recipient', true, { onRcptTo: (_to, _session, done) => done(refuse(550)) }],
  ['the content', true, { onData: (stream, _session, done) => stream.resume().on('end', () => done(refuse(554))) }],
  ['a recipient for now', false, { onRcptTo: (_to, _session, done) => done(refuse(451)) }],
  ['the password', false, { onAuth: (_auth, _session, done) => done(refuse(535)) }],
  ['the sender', false, { onMailFrom: (_from, _session, done) => done(refuse(550)) }],
  ['the connection', false, { onConnect: (_session, done) => done(refuse(554)) }],
])('a server that refuses %s refuses the email for good: %s', async (_what, isFinal, handlers) => {
  const error = await errorOf(handlers)
  expect(error.responseCode).toBeGreaterThan(400)
  expect(isRefusal(error)).toBe(isFinal)
})
