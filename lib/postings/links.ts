import 'server-only'
import slugify from '@sindresorhus/slugify'
import { sign, verify, verifyExpired } from '@/lib/auth/tokens'
import { env } from '@/lib/env'

const LINK_SECONDS = 90 * 24 * 60 * 60
const MANAGING = 'manage-posting'
const CONFIRM_SECONDS = 30 * 24 * 60 * 60
const CONFIRMING = 'confirm-posting'

/** The address under which an employer manages one posting without an account, for 90 days (requirements §13). */
export async function manageUrl(postingId: number): Promise<string> {
  return `${env().SITE_URL}/hirefromus/manage?token=${await sign(MANAGING, String(postingId), LINK_SECONDS)}`
}

/** The posting that a managing link's token opens, or null when it is forged, mangled or too old. */
export async function postingOfLink(token: string): Promise<number | null> {
  const payload = await verify(MANAGING, token)
  return payload === null ? null : Number(payload)
}

/** The posting of a managing link that is ours but too old: its employer may be mailed a new one. */
export async function postingOfOldLink(token: string): Promise<number | null> {
  const payload = await verifyExpired(MANAGING, token)
  return payload === null ? null : Number(payload)
}

/** The link mailed to an employer who has posted a job, which confirms their e-mail. */
export async function confirmationUrl(postingId: number): Promise<string> {
  return `${env().SITE_URL}/hirefromus/confirm?token=${await sign(CONFIRMING, String(postingId), CONFIRM_SECONDS)}`
}

/** The posting that a confirmation link names, or null when it is forged or too old. */
export async function postingOfConfirmation(token: string): Promise<number | null> {
  const payload = await verify(CONFIRMING, token)
  return payload === null ? null : Number(payload)
}

/** The slug of a job's title, without a number (requirements §13.1). */
export function slugOf(jobTitle: string): string {
  return slugify(jobTitle, { decamelize: false }).slice(0, 80).replace(/-+$/, '') || 'job'
}

/** `base`, or the first of `base`-2, -3 … that is not taken. */
export function freeSlug(base: string, taken: readonly string[]): string {
  const used = new Set(taken)
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!used.has(slug)) return slug
  }
}
