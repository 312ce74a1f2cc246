import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { query } from './database'

export type ReceivedMail = {
  to: string[]
  subject: string
  text: string
  html: string
  /** By lowercase name. */
  headers: Record<string, string>
  /** Invitations: once for email clients, and once as a file. */
  calendars: { type: string; method?: string; text: string }[]
}
type MailRow = Omit<ReceivedMail, 'to' | 'calendars'> & { to: string; calendar: string }

const MAX_WAIT_MS = 90_000
const POLL_MS = 25

/**
 * Every email sent to an email address, oldest first. Reads the tests' mail server or, for a site without one (`npm run
 * dev`), the email log.
 */
export async function mailsTo(email: string): Promise<ReceivedMail[]> {
  const folder = process.env.TEST_MAIL_DIR
  return folder ? receivedIn(folder).filter(({ to }) => to.includes(email)) : outboxTo(email)
}

/** Waits until `count` emails have reached an email address and returns the last one. */
export function waitForMail(email: string, count = 1): Promise<ReceivedMail> {
  return until(
    async () => (await mailsTo(email))[count - 1],
    async () => `Email number ${count} to ${email} didn't arrive, but ${await subjectsTo(email)}.`,
  )
}

/** Waits for an email to `email` whose subject contains `text`. Emails written together arrive in any order. */
export function waitForMailAbout(email: string, text: string): Promise<ReceivedMail> {
  return until(
    async () => (await mailsTo(email)).find(({ subject }) => subject.includes(text)),
    async () => `No email about "${text}" to ${email} arrived, but ${await subjectsTo(email)}.`,
  )
}

/** The one-time code, which is on its own line in the text part. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /^([A-HJ-NP-Z2-9]{4})\s*$/m.exec(text)?.[1]
  if (!code) throw new Error(`No line is just a code:\n${text}`)
  return code
}

/** The email's first link to `path` on the site, as path and query. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === path)
  if (!link) throw new Error(`No link to ${path} in:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}

async function until<T>(find: () => Promise<T | undefined>, failure: () => Promise<string>): Promise<T> {
  for (const startedAt = Date.now(); Date.now() - startedAt < MAX_WAIT_MS; ) {
    const found = await find()
    if (found) return found
    await new Promise((later) => setTimeout(later, POLL_MS))
  }
  throw new Error(await failure())
}

async function subjectsTo(email: string): Promise<string> {
  const subjects = (await mailsTo(email)).map(({ subject }) => `"${subject}"`)
  return subjects.join(', ') || 'none at all'
}

/** Received emails never change, so each file is read once. */
const received = new Map<string, ReceivedMail>()

function receivedIn(folder: string): ReceivedMail[] {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().map((name) => {
    const mail = received.get(name) ?? (JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail)
    received.set(name, mail)
    return mail
  })
}

async function outboxTo(email: string): Promise<ReceivedMail[]> {
  const rows = await query<MailRow>(
    'SELECT "to", "subject", "text", "html", "headers", "calendar" FROM "Mail" WHERE "to" = $1 ORDER BY "id"',
    [email],
  )
  return rows.map(({ calendar, ...row }) => ({
    ...row,
    to: [row.to],
    calendars: calendar ? [{ type: 'text/calendar', text: calendar }] : [],
    headers: Object.fromEntries(Object.entries(row.headers).map(([name, value]) => [name.toLowerCase(), value])),
  }))
}
