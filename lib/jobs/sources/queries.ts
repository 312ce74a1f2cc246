import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { sourceOf, systemOf } from '@/lib/jobs/imports/plan-queries'
import { importSelect } from '@/lib/jobs/imports/queries'

const MAX_SHOWN = 20

export const sourceSelect = {
  id: true,
  name: true,
  url: true,
  everyMinutes: true,
  isPublished: true,
  pausedAt: true,
  pauseReason: true,
  checkedAt: true,
  error: true,
  failures: true,
  version: true,
  adminName: true,
  createdAt: true,
  imports: { orderBy: { id: 'desc' }, take: 1, select: { id: true, state: true } },
} satisfies Prisma.JobSourceSelect

/** A feed with its last imports and how many open jobs it has. */
export async function getSource(_admin: Admin, id: number) {
  const source = await db().jobSource.findUnique({ where: { id }, select: sourceSelect })
  if (!source) throw new ApiError('not-found')
  const [imports, jobs] = await Promise.all([
    db().jobImport.findMany({
      where: { sourceId: id },
      orderBy: { id: 'desc' },
      take: MAX_SHOWN,
      select: { ...importSelect, header: true },
    }),
    db().posting.count({ where: { source: sourceOf(systemOf(id)), status: 'APPROVED' } }),
  ])
  return { ...source, latest: imports, jobs }
}

export type FoundSource = Awaited<ReturnType<typeof getSource>>
