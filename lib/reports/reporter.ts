import 'server-only'
import { createHmac } from 'node:crypto'
import type { Seeker } from '@/lib/auth/guards'
import { authSecret } from '@/lib/env'

/** Who reports, as one may know them again without knowing them: a keyed hash of the account, else of the address. */
export function reporterOf(seeker: Pick<Seeker, 'id'> | null, address: string): string {
  const who = seeker ? ['seeker', seeker.id] : ['address', address]
  return createHmac('sha256', authSecret())
    .update(JSON.stringify(['report', ...who]))
    .digest('base64url')
}
