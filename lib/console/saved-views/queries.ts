import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { db } from '@/lib/db'

export const viewSelect = { id: true, name: true, query: true, isDefault: true } as const

export function listViews(admin: Admin, list: string) {
  return db().savedView.findMany({
    where: { adminId: admin.id, list },
    orderBy: { name: 'asc' },
    select: viewSelect,
  })
}

export type SavedView = Awaited<ReturnType<typeof listViews>>[number]
