import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

const PAGE_SIZE = 20

/** One page of the outbox, newest first, for an admin; `page` counts from 1. */
export async function listMails(_admin: Admin, page: number) {
  const [total, mails] = await Promise.all([
    db().mail.count(),
    db().mail.findMany({
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
      select: {
        id: true,
        to: true,
        subject: true,
        text: true,
        state: true,
        attempts: true,
        lastError: true,
        createdAt: true,
      },
    }),
  ])
  return { mails, total, page, pages: Math.max(1, Math.ceil(total / PAGE_SIZE)) }
}

export type OutboxMail = Awaited<ReturnType<typeof listMails>>['mails'][number]
