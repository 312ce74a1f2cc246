import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { lockViewer } from '@/lib/auth/credentials'
import type { Admin } from '@/lib/auth/guards'
import { adminLists } from '@/lib/console/all-lists'
import { maySee } from '@/lib/console/lists/admin-list'
import { viewMessages } from '@/lib/console/saved-views/messages'
import { type SavedView, viewSelect } from '@/lib/console/saved-views/queries'
import type { NewView, ViewChange } from '@/lib/console/saved-views/schema'
import { db } from '@/lib/db'

const MAX_VIEWS = 30

export function saveView(admin: Admin, { list: listName, name, query, isDefault }: NewView): Promise<SavedView> {
  const list = adminLists.find((each) => each.name === listName)
  if (!list || !maySee(admin, list)) throw new ApiError('invalid', viewMessages.noList)
  // Keeps only parameters that the list itself would put in its URL.
  const { url } = list
  const known = url.queryOf({ ...url.read(Object.fromEntries(new URLSearchParams(query))), page: 1 })
  return withName(() =>
    db().$transaction(async (tx) => {
      // Concurrent changes wait, so that a list has at most one default and doesn't exceed the limit.
      await lockViewer(tx, admin)
      const own = { adminId: admin.id, list: listName }
      if ((await tx.savedView.count({ where: own })) >= MAX_VIEWS) throw new ApiError('invalid', viewMessages.tooMany)
      if (isDefault) await tx.savedView.updateMany({ where: own, data: { isDefault: false } })
      return tx.savedView.create({ data: { ...own, name, query: String(known), isDefault }, select: viewSelect })
    }),
  )
}

export function changeView(admin: Admin, id: number, { name, isDefault }: ViewChange): Promise<SavedView> {
  return withName(() =>
    db().$transaction(async (tx) => {
      await lockViewer(tx, admin)
      const view = await tx.savedView.findFirst({ where: { id, adminId: admin.id }, select: { list: true } })
      if (!view) throw new ApiError('not-found')
      const others = { adminId: admin.id, list: view.list }
      if (isDefault) await tx.savedView.updateMany({ where: others, data: { isDefault: false } })
      const data = { ...(name !== undefined && { name }), ...(isDefault !== undefined && { isDefault }) }
      return tx.savedView.update({ where: { id }, data, select: viewSelect })
    }),
  )
}

export async function deleteView(admin: Admin, id: number): Promise<void> {
  const { count } = await db().savedView.deleteMany({ where: { id, adminId: admin.id } })
  if (count === 0) throw new ApiError('not-found')
}

async function withName<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    throw new ApiError('invalid', viewMessages.nameTaken, { fields: { name: viewMessages.nameTaken } })
  }
}
