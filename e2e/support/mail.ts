import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { required } from './settings'

export type ReceivedMail = {
  to: string[]
  subject: string
  text: string
  html: string
  /** By their names in lower case. */
  headers: Record<string, string>
}

const LONGEST_WAIT_MS = 20_000

/** Every mail that reached an address, oldest first. */
export function mailsTo(address: string): ReceivedMail[] {
  const folder = required('TEST_MAIL_DIR')
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ReceivedMail)
    .filter(({ to }) => to.includes(address))
}

/** Waits until `count` mails have reached an address and returns the last of them. */
export async function waitForMail(address: string, count = 1): Promise<ReceivedMail> {
  for (const startedAt = Date.now(); Date.now() - startedAt < LONGEST_WAIT_MS; ) {
    const mail = mailsTo(address)[count - 1]
    if (mail) return mail
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`No mail number ${count} came for ${address}.`)
}

/** Waits for the mail to an address whose subject holds those words: mails written together arrive in any order. */
export async function waitForMailAbout(address: string, words: string): Promise<ReceivedMail> {
  for (const startedAt = Date.now(); Date.now() - startedAt < LONGEST_WAIT_MS; ) {
    const mail = mailsTo(address).find(({ subject }) => subject.includes(words))
    if (mail) return mail
    await new Promise((later) => setTimeout(later, 100))
  }
  throw new Error(`No mail about "${words}" came for ${address}.`)
}

/** The one-time code: it stands alone on a line of the text part. */
export function codeIn({ text }: ReceivedMail): string {
  const code = /^([A-HJ-NP-Z2-9]{4})\s*$/m.exec(text)?.[1]
  if (!code) throw new Error(`No code stands alone on a line of:\n${text}`)
  return code
}

/** The first link of a mail that leads to `path` of the site, as path and query. */
export function linkIn({ text }: ReceivedMail, path: string): string {
  const link = text.split(/\s+/).find((word) => URL.canParse(word) && new URL(word).pathname === path)
  if (!link) throw new Error(`No link to ${path} in:\n${text}`)
  const { pathname, search } = new URL(link)
  return pathname + search
}
