import 'server-only'
import { parseInput } from '@/lib/api/body'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { type Database, db } from '@/lib/db'
import { env } from '@/lib/env'
import { now } from '@/lib/platform/clock'
import { menuMessages } from '@/lib/site/menus/messages'
import {
  entriesOf,
  findMenuVersion,
  findNewestMenu,
  listMenuTargets,
  type Menu,
  storedMenu,
  toMenu,
} from '@/lib/site/menus/queries'
import { type MenuEntry, type MenuLink, type MenuName, menuSchema, menus } from '@/lib/site/menus/schema'
import { changePages } from '@/lib/site/page-changes/mutations'

type Sent = { version: number; entries: MenuEntry[] }

/**
 * Throws `invalid` with a message for each link that can't be in the menu, or `conflict` with the current menu if the
 * version is stale.
 */
export async function saveMenu(admin: Admin, name: MenuName, { version, entries }: Sent): Promise<Menu> {
  const checked = parseInput(menuSchema(name, await listMenuTargets(), env().SITE_URL), { entries })
  return save(admin, name, version, checked.entries, 'menu.changed')
}

/**
 * Saves an earlier version again, without pages that have been deleted, hidden or unpublished since. Throws `invalid`
 * if no link is left.
 */
export async function restoreMenu(admin: Admin, name: MenuName, { version, from }: { version: number; from: number }) {
  const [entries, targets] = [await findMenuVersion(name, from), await listMenuTargets()]
  const usable = new Set(targets.filter(({ status }) => !status).map(({ value }) => value))
  const isUsable = ({ page }: MenuLink) => page === '' || usable.has(page)
  const left = entries.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'link') return isUsable(entry) ? [entry] : []
    const links = entry.links.filter(isUsable)
    return links.length > 0 ? [{ ...entry, links }] : []
  })
  if (left.length === 0) throw new ApiError('invalid', menuMessages.nothingLeft)
  return save(admin, name, version, left, 'menu.restored')
}

async function save(admin: Admin, name: MenuName, version: number, entries: MenuEntry[], action: AuditAction) {
  const saved = await changePages('pages', async (tx) => {
    const current = await findNewestMenu(tx, name)
    if ((current?.version ?? 0) !== version) throw new ApiError('conflict', menuMessages.changed)
    if (JSON.stringify(entriesOf(name, current)) === JSON.stringify(entries))
      throw new ApiError('invalid', menuMessages.same)
    return writeMenu(tx, admin, name, { version: version + 1, entries, action })
  }).catch(async (error) => {
    // Of two who save at once, only the first can write the next version.
    const isConflict = isUniqueViolation(error) || (error instanceof ApiError && error.code === 'conflict')
    if (!isConflict) throw error
    throw new ApiError('conflict', menuMessages.changed, { current: toMenu(name, await findNewestMenu(db(), name)) })
  })
  return toMenu(name, saved)
}

type Version = { version: number; entries: MenuEntry[]; action: AuditAction }

/** Throws a unique violation if someone else wrote this version first. */
export async function writeMenu(tx: Database, admin: Admin, name: MenuName, { version, entries, action }: Version) {
  const value = storedMenu.write(entries)
  const data = { name, version, value, adminName: admin.name || admin.email, createdAt: now() }
  const row = await tx.menuVersion.create({ data })
  await audit(tx, admin, { action, subject: menus[name].title, detail: { version } })
  return row
}
