import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { shownPath } from '@/lib/content/pages/cases'
import { textPages } from '@/lib/content/site-texts/pages'
import { type Database, db } from '@/lib/db'

/** Where to edit the public page at a path. Null if it isn't edited on the page. */
export async function findEditPath(_admin: Admin, path: string): Promise<string | null> {
  const builtIn = textPages.find((page) => page.path === path || shownPath(page.path) === path)
  if (builtIn) return `/site-texts/${builtIn.slug}/edit`
  const added = await db().sitePage.findUnique({ where: { path }, select: { id: true } })
  return added && `/site-pages/${added.id}/edit`
}

/** The stored images with these names, and their sizes. */
export async function findPictures(database: Database, names: string[]) {
  const files = await database.storedFile.findMany({
    where: { kind: 'BLOG_IMAGE', name: { in: names } },
    select: { name: true, width: true, height: true },
  })
  return new Map(
    files.flatMap(({ name, width, height }) => (width && height ? [[name, { width, height }] as const] : [])),
  )
}
