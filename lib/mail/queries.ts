import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { contains, pageOf, rowsOf } from '@/lib/back-office/list'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { type MailQuery, mailStates } from '@/lib/mail/list'

/** One page of the outbox for an owner, with how many mails match; a page beyond the last is the last. */
export async function listMails(_owner: Admin, query: MailQuery) {
  const { search, state, sort, direction } = query
  const found = contains(search)
  const where: Prisma.MailWhereInput = {
    ...(state && { state: mailStates[state] }),
    ...(search && { OR: [{ to: found }, { subject: found }] }),
  }
  const shown = pageOf(query.page, await db().mail.count({ where }))
  const { skip, take } = shown
  const mails = await rowsOf(
    await db().mail.findMany({
      where,
      orderBy: [{ [sort === 'to' ? 'to' : 'createdAt']: direction }, { id: direction }],
      skip,
      take,
      select: { id: true },
    }),
    (within) =>
      db().mail.findMany({
        where: within,
        select: { id: true, to: true, subject: true, state: true, attempts: true, lastError: true, createdAt: true },
      }),
  )
  return { mails, ...shown }
}

export type OutboxMail = Awaited<ReturnType<typeof listMails>>['mails'][number]

/** One mail with its text, its look and how sending it went; throws `not-found`. */
export async function getMail(_owner: Admin, id: number) {
  const mail = await db().mail.findUnique({
    where: { id },
    select: {
      id: true,
      to: true,
      subject: true,
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
