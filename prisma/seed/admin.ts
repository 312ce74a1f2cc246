import { randomBytes } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import { checkNewPassword, hashPassword } from '@/lib/auth/passwords'
import { startSetup } from '@/lib/console/setup/mutations'
import { db } from '@/lib/db'
import { env } from '@/lib/env'

export type FirstAdmin = { email: string; password: string; setupUrl: string }

/** Throws if ADMIN_PASSWORD is set to a password that anyone could guess. */
export function checkAdminPassword(): void {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env()
  try {
    if (ADMIN_PASSWORD) checkNewPassword(ADMIN_PASSWORD, [ADMIN_EMAIL])
  } catch (error) {
    throw error instanceof ApiError ? new Error(`ADMIN_PASSWORD: ${error.message}`) : error
  }
}

/** Creates the first admin. Returns its credentials, or null if ADMIN_PASSWORD is set or there's already an admin. */
export async function seedAdmin(): Promise<FirstAdmin | null> {
  if ((await db().admin.count()) > 0) return null
  const { ADMIN_EMAIL, ADMIN_PASSWORD, SITE_URL } = env()
  const email = ADMIN_EMAIL.toLowerCase()
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  const passwordHash = await hashPassword(password)
  return db().$transaction(async (tx) => {
    const data = { email, name: 'Administrator', role: 'OWNER' as const, passwordHash }
    const { id } = await tx.admin.create({ data, select: { id: true } })
    if (ADMIN_PASSWORD) return null
    return { email, password, setupUrl: `${SITE_URL}/admin/setup?token=${await startSetup(tx, id)}` }
  })
}
