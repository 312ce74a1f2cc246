import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { listPageTargets } from '@/lib/content/site-pages/queries'
import { type Database, db } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { logError } from '@/lib/platform/log'
import { versionedJson } from '@/lib/platform/versioned-json'
import { type VisibleMenus, visibleMenus } from '@/lib/site/menus/format'
import { menuMessages } from '@/lib/site/menus/messages'
import {
  entriesSchema,
  type MenuEntry,
  type MenuName,
  type MenuTarget,
  menuNames,
  menus,
} from '@/lib/site/menus/schema'
import { builtInTargets, defaultMenus } from '@/lib/site/menus/targets'
import { onPagesChanged } from '@/lib/site/page-changes/channel'

const MAX_HISTORY = 50
/** The same as for cached pages (server/page-cache.ts), in case a notification is missed. */
const FRESH_MS = 2_000

export const storedMenu = versionedJson({ version: 1, schema: entriesSchema })
const menuSelect = { name: true, version: true, value: true, adminName: true, createdAt: true } as const

type Row = { version: number; value: unknown; adminName: string; createdAt: Date }

export function findNewestMenu(database: Database, name: MenuName) {
  return database.menuVersion.findFirst({ where: { name }, orderBy: { version: 'desc' }, select: menuSelect })
}

export const entriesOf = (name: MenuName, row: { value: unknown } | null | undefined): MenuEntry[] =>
  (row && storedMenu.read(row.value)) ?? defaultMenus[name]

export function toMenu(name: MenuName, row: Row | null) {
  return {
    name,
    version: row?.version ?? 0,
    entries: entriesOf(name, row),
    changedBy: row?.adminName ?? null,
    changedAt: row?.createdAt.toISOString() ?? null,
  }
}

export type Menu = ReturnType<typeof toMenu>

let cached: { menus: VisibleMenus; time: number } | null = null
let changes = 0
let reading: Promise<VisibleMenus> | null = null

onPagesChanged((content) => {
  if (content !== 'pages') return
  changes += 1
  reading = null
  if (cached) cached = { ...cached, time: 0 }
})

/** The menus that visitors see, cached until they change. */
export async function readMenus(): Promise<VisibleMenus> {
  if (cached && Math.abs(now().getTime() - cached.time) < FRESH_MS) return cached.menus
  reading ??= refresh()
  return reading
}

async function refresh(): Promise<VisibleMenus> {
  const [begun, time] = [changes, now().getTime()]
  const menus = await loadMenus().catch((error) => {
    logError(error)
    // Error pages have menus too, even while the database is down.
    return cached?.menus ?? visibleMenus(defaultMenus, [])
  })
  if (begun === changes) {
    cached = { menus, time }
    reading = null
  }
  return menus
}

async function loadMenus(): Promise<VisibleMenus> {
  const [rows, pages] = await Promise.all([
    db().menuVersion.findMany({
      distinct: ['name'],
      orderBy: [{ name: 'asc' }, { version: 'desc' }],
      select: menuSelect,
    }),
    listPageTargets(),
  ])
  const entries = menuNames.map(
    (name) =>
      [
        name,
        entriesOf(
          name,
          rows.find((row) => row.name === name),
        ),
      ] as const,
  )
  return visibleMenus(Object.fromEntries(entries) as Record<MenuName, MenuEntry[]>, pages)
}

/** Every page that a menu can link to, with the reason why it can't right now. */
export async function listMenuTargets(database: Database = db()): Promise<MenuTarget[]> {
  const added = await listPageTargets(database)
  return [
    ...builtInTargets,
    ...added.map(({ id, title, isHidden, version }): MenuTarget => {
      const status = version === 0 ? 'unpublished' : isHidden ? 'hidden' : undefined
      return { value: `page:${id}`, label: title, ...(status && { status }) }
    }),
  ]
}

/** The paths of the site's pages, for link fields. */
export async function listPaths(): Promise<string[]> {
  const added = await listPageTargets()
  return [...builtInTargets.map(({ value }) => value), ...added.map(({ path }) => path)].sort()
}

export async function getMenuToEdit(_admin: Admin, name: MenuName) {
  const rows = await db().menuVersion.findMany({
    where: { name },
    orderBy: { version: 'desc' },
    take: MAX_HISTORY + 1,
    select: menuSelect,
  })
  return {
    current: toMenu(name, rows[0] ?? null),
    history: rows.slice(0, MAX_HISTORY).map((row, index) => ({
      version: row.version,
      adminName: row.adminName,
      createdAt: row.createdAt,
      before: entriesOf(name, rows[index + 1]),
      after: entriesOf(name, row),
    })),
  }
}

/** Version 0 is the default. */
export async function findMenuVersion(name: MenuName, version: number): Promise<MenuEntry[]> {
  if (version === 0) return defaultMenus[name]
  const where = { name_version: { name, version } }
  const row = await db().menuVersion.findUnique({ where, select: { value: true } })
  if (!row) throw new ApiError('not-found', menuMessages.noVersion)
  return entriesOf(name, row)
}

/** The titles of the menus that link to an added page. */
export async function listMenusLinkingTo(_admin: Admin, pageId: number): Promise<string[]> {
  const found = await Promise.all(menuNames.map(async (name) => toMenu(name, await findNewestMenu(db(), name))))
  const isTo = ({ page }: { page: string }) => page === `page:${pageId}`
  return found
    .filter(({ entries }) => entries.some((entry) => (entry.kind === 'link' ? isTo(entry) : entry.links.some(isTo))))
    .map(({ name }) => menus[name].title)
}
