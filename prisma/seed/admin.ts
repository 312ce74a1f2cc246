import { randomBytes } from 'node:crypto'
import { hashPassword } from '@/lib/auth/passwords'
import { db } from '@/lib/db'
import { env } from '@/lib/env'

export async function seedAdmin(): Promise<{ email: string; password: string } | null> {
  if ((await db().admin.count()) > 0) return null
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = env()
  const email = ADMIN_EMAIL.toLowerCase()
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await db().admin.create({
    data: { email, name: 'Administrator', role: 'OWNER', passwordHash: await hashPassword(password) },
    select: { id: true },
  })
  return ADMIN_PASSWORD ? null : { email, password }
}
