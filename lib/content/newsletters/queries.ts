import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

export const isSubscriber = {
  consents: { some: { kind: 'news', withdrawnAt: null } },
} satisfies Prisma.SeekerWhereInput

export const newsletterSelect = {
  id: true,
  subject: true,
  text: true,
  authorName: true,
  sent: true,
  finishedAt: true,
  createdAt: true,
} satisfies Prisma.NewsletterSelect

export const countSubscribers = (_editor: Admin): Promise<number> => db().seeker.count({ where: isSubscriber })

export const findNewsletter = (_editor: Admin, id: number) =>
  db().newsletter.findUnique({ where: { id }, select: newsletterSelect })
