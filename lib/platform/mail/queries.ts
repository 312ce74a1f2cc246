import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export async function getMail(_owner: Admin, id: number) {
  const mail = await db().mail.findUnique({
    where: { id },
    select: {
      id: true,
      to: true,
      subject: true,
      kind: true,
      text: true,
      html: true,
      state: true,
      attempts: true,
      nextAttemptAt: true,
      lastError: true,
      sentAt: true,
      createdAt: true,
    },
  })
  if (!mail) throw new ApiError('not-found')
  return mail
}

export type WholeMail = Awaited<ReturnType<typeof getMail>>
