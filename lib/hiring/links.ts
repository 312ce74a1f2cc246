import 'server-only'
import { sign, verify, verifyExpired } from '@/lib/auth/tokens'
import { env } from '@/lib/env'

const LINK_SECONDS = 90 * 24 * 60 * 60
const MANAGING = 'manage-posting'

/** The address under which an employer manages one posting without an account, for 90 days (contract §4). */
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
