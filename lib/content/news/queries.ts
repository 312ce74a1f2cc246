import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

export const agreedToNews = {
  consents: { some: { kind: 'news', withdrawnAt: null } },
} satisfies Prisma.SeekerWhereInput

export const newsMailSelect = {
  id: true,
  subject: true,
  text: true,
  authorName: true,
  sent: true,
  finishedAt: true,
  createdAt: true,
} satisfies Prisma.NewsMailSelect

export const countNewsReaders = (_editor: Admin): Promise<number> => db().seeker.count({ where: agreedToNews })

export const findNewsMail = (_editor: Admin, id: number) =>
  db().newsMail.findUnique({ where: { id }, select: newsMailSelect })
