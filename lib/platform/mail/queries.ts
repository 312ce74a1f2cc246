import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import { outboxMessages } from '@/lib/platform/mail/messages'
import { mailServer } from '@/lib/platform/mail/server'

/** Hides the codes for the owner's own account, which have to show that they can read their mailbox. */
export async function getMail(owner: Admin, id: number) {
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
  const isHidden = mail.kind === 'code' && mail.to === owner.email && mailServer() !== null
  const hidden = isHidden && { text: outboxMessages.ownCode, html: outboxMessages.ownCode }
  return { ...mail, ...hidden, isHidden }
}

export type WholeMail = Awaited<ReturnType<typeof getMail>>
