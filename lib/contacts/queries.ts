import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

/** Every contact message for an admin, newest first, in the fields of spec §3. */
export async function listContactMessages(_admin: Admin) {
  const rows = await db().contactMessage.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, name: true, email: true, mobile: true, subject: true, message: true, createdAt: true },
  })
  return rows.map(({ createdAt, ...row }) => ({ ...row, date: createdAt.toISOString() }))
}

export type ContactMessageRow = Awaited<ReturnType<typeof listContactMessages>>[number]
