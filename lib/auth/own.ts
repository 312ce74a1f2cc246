import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin, Seeker } from '@/lib/auth/guards'

/** Throws `forbidden` unless `email` is the seeker's own; an admin may name anyone. It asks no database (contract §2). */
export function checkOwnEmail(viewer: Seeker | Admin, email: string): void {
  if (viewer.kind === 'seeker' && viewer.email !== email) throw new ApiError('forbidden')
}
