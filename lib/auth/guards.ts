import 'server-only'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { ApiError } from '@/lib/api/errors'
import type { Kind } from '@/lib/auth/cookies'
import { nextAuth } from '@/lib/auth/next-auth'
import { hasPermission } from '@/lib/auth/roles'
import { findSessionAccount } from '@/lib/auth/sessions'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { withNext } from '@/lib/site/routes/return-path'
import { findRoute, signInPaths } from '@/lib/site/routes/routes'

declare const proven: unique symbol
export type Proven = { readonly [proven]: true }

export type Seeker = Proven & {
  kind: 'seeker'
  id: number
  email: string
  userName: string
  mobile: string
  sessionId: string
}
export type Admin = Proven & {
  kind: 'admin'
  id: number
  email: string
  name: string
  role: AdminRole
  sessionId: string
}

export const findSeeker = cache(async (): Promise<Seeker | null> => {
  const sessionId = await sessionIdOf('seeker')
  const account = sessionId ? await findSessionAccount('seeker', sessionId) : null
  return account?.seeker ? ({ kind: 'seeker', ...account.seeker, sessionId } as Seeker) : null
})

export const findAdmin = cache(async (): Promise<Admin | null> => {
  const sessionId = await sessionIdOf('admin')
  const account = sessionId ? await findSessionAccount('admin', sessionId) : null
  return account?.admin ? ({ kind: 'admin', ...account.admin, sessionId } as Admin) : null
})

export async function requireSeeker(path: string): Promise<Seeker> {
  return (await findSeeker()) ?? redirect(withNext(signInPaths.seeker, path))
}

export async function requireAdmin(path: string): Promise<Admin> {
  const admin = (await findAdmin()) ?? redirect(withNext(signInPaths.admin, path))
  const route = findRoute(path.replace(/\?.*$/, ''))
  if (route?.audience !== 'admin') throw new Error(`The route table has no console page at ${path}.`)
  const { permission } = route
  if (permission && !hasPermission(admin.role, permission)) redirect(`/dashboard?refused=${encodeURIComponent(path)}`)
  return admin
}

async function sessionIdOf(kind: Kind): Promise<string | null> {
  const session = await nextAuth[kind].auth()
  return typeof session?.sid === 'string' ? session.sid : null
}

/**
 * Throws `forbidden` if a seeker uses someone else's email. Admins can use any email. Doesn't query the database
 * (requirements §11).
 */
export function checkOwnEmail(viewer: Seeker | Admin, email: string): void {
  if (viewer.kind === 'seeker' && viewer.email !== email) throw new ApiError('forbidden')
}
