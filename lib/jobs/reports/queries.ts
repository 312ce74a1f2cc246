import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'

export const reportSelect = {
  id: true,
  postingId: true,
  reason: true,
  text: true,
  email: true,
  handledAt: true,
  createdAt: true,
} satisfies Prisma.JobReportSelect

export type Report = Prisma.JobReportGetPayload<{ select: typeof reportSelect }>

export function listReports(_admin: Admin, postingId: number) {
  return db().jobReport.findMany({
    where: { postingId },
    orderBy: [{ handledAt: { sort: 'desc', nulls: 'first' } }, { createdAt: 'desc' }, { id: 'desc' }],
    take: 200,
    select: reportSelect,
  })
}
