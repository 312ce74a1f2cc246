import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

const MAX_ROWS = 20

export async function listTaskFailures(_owner: Admin) {
  const select = {
    id: true,
    task: true,
    rowKey: true,
    attempts: true,
    lastError: true,
    nextAttemptAt: true,
    stuckAt: true,
  }
  const orderBy = [{ stuckAt: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }] as const
  const [total, failures] = await Promise.all([
    db().taskFailure.count(),
    db().taskFailure.findMany({ orderBy: [...orderBy], take: MAX_ROWS, select }),
  ])
  return { total, failures }
}

export type TaskFailure = Awaited<ReturnType<typeof listTaskFailures>>['failures'][number]
