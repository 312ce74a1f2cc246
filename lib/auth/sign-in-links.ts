import 'server-only'
import * as z from 'zod'
import { isLiveCode } from '@/lib/auth/codes'
import { findBrowser } from '@/lib/auth/signed-cookies'
import { decrypt, encrypt } from '@/lib/auth/tokens'
import { env } from '@/lib/env'
import { LOGIN_LINK_PATH } from '@/lib/site/routes/routes'

const PURPOSE = 'sign-in link'
const contents = z.object({ email: z.string(), code: z.string() })

/** The link beside an emailed sign-in code. It contains the code, encrypted, and works as long as the code does. */
export async function signInLink(email: string, code: string): Promise<string> {
  const token = await encrypt(PURPOSE, JSON.stringify({ email, code }))
  return `${env().SITE_URL}${LOGIN_LINK_PATH}?token=${token}`
}

/** `isAsker`: this browser requested the code. Others can only show it. */
export type SignInLink = { email: string; code: string; isAsker: boolean }

/**
 * Doesn't change anything, because email scanners open links. Returns null if the code has expired, was used or was
 * replaced.
 */
export async function openSignInLink(token: string): Promise<SignInLink | null> {
  const opened = await decrypt(PURPOSE, token)
  if (!opened) return null
  const { email, code } = contents.parse(JSON.parse(opened.text))
  const browser = await findBrowser()
  const codeOf = { purpose: 'sign-in', email } as const
  if (browser && (await isLiveCode(codeOf, browser, code))) return { email, code, isAsker: true }
  return (await isLiveCode(codeOf, null, code)) ? { email, code, isAsker: false } : null
}
