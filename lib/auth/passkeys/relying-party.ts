import 'server-only'
import { env } from '@/lib/env'

/**
 * The site as browsers know it, which is SITE_URL even behind a proxy. A passkey only works for the host it was created
 * on.
 */
export function relyingParty(): { id: string; origin: string } {
  const { hostname, origin } = new URL(env().SITE_URL)
  return { id: hostname, origin }
}
