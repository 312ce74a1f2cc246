import 'server-only'
import slugify from '@sindresorhus/slugify'
import { sign, verify, verifyExpired } from '@/lib/auth/tokens'
import { env } from '@/lib/env'

const LINK_SECONDS = 90 * 24 * 60 * 60
const MANAGING = 'manage-posting'
const CONFIRM_SECONDS = 30 * 24 * 60 * 60
const CONFIRMING = 'confirm-posting'

export async function manageUrl(postingId: number): Promise<string> {
  return `${env().SITE_URL}/hirefromus/manage?token=${await sign(MANAGING, String(postingId), LINK_SECONDS)}`
}

export async function postingOfLink(token: string): Promise<number | null> {
  const payload = await verify(MANAGING, token)
  return payload === null ? null : Number(payload)
}

export async function postingOfOldLink(token: string): Promise<number | null> {
  const payload = await verifyExpired(MANAGING, token)
  return payload === null ? null : Number(payload)
}

export async function confirmationUrl(postingId: number): Promise<string> {
  return `${env().SITE_URL}/hirefromus/confirm?token=${await sign(CONFIRMING, String(postingId), CONFIRM_SECONDS)}`
}

export async function postingOfConfirmation(token: string): Promise<number | null> {
  const payload = await verify(CONFIRMING, token)
  return payload === null ? null : Number(payload)
}

export function slugOf(jobTitle: string): string {
  return slugify(jobTitle, { decamelize: false }).slice(0, 80).replace(/-+$/, '') || 'job'
}

export function freeSlug(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`
    if (!taken.has(slug)) return slug
  }
}
