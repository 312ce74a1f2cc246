import 'server-only'
import { spend } from '@/lib/api/limits'
import { WITHOUT_COOKIES } from '@/lib/auth/codes'
import { findBrowser, nameBrowser } from '@/lib/auth/signed-cookies'
import { db } from '@/lib/db'
import { MailRequestKind } from '@/lib/generated/prisma/enums'

const kinds = { code: MailRequestKind.CODE, reset: MailRequestKind.RESET } as const

/**
 * Takes the wish for a mail with a code or a reset link. One and the same row is written whatever the email is, and worked
 * off after the response (lib/accounts/mail-requests.ts): neither its words nor its time tell who has an account.
 *
 * A browser is counted by itself, so that nobody elsewhere uses up its limits (contract §4). A client without a cookie is
 * counted by where it comes from, and the code is for the browser it may become as well as for one that keeps no cookies.
 */
export async function requestMail(kind: keyof typeof kinds, email: string, address: string): Promise<void> {
  const known = await findBrowser()
  if (!known) {
    await spend(`${kind}-by-address`, address)
    await spend(`${kind}-by-email-and-address`, `${email} ${address}`)
    await spend(`${kind}-by-email`, email)
  }
  const browser = known ?? (await nameBrowser())
  await spend(`${kind}-by-browser`, browser)
  const browsers = known ? [browser] : [browser, WITHOUT_COOKIES]
  await db().mailRequest.create({ data: { kind: kinds[kind], email, browsers }, select: { id: true } })
}

/** Counts one try of a mailed code and returns the browser whose code it is tried against; throws `too-many`. */
export async function spendMailedCodeTry(email: string, address: string): Promise<string> {
  const browser = await findBrowser()
  if (browser) {
    await spend('code-try-by-browser', browser)
    return browser
  }
  await spend('code-try-by-address', address)
  await spend('code-try-by-email-and-address', `${email} ${address}`)
  return WITHOUT_COOKIES
}
