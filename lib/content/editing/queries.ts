import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { textPages } from '@/lib/content/site-texts/pages'
import { db } from '@/lib/db'

/** Where to edit the public page at a path. Null if it isn't edited on the page. */
export async function findEditPath(_admin: Admin, path: string): Promise<string | null> {
  const builtIn = textPages.find((page) => page.path === path)
  if (builtIn) return `/site-texts/${builtIn.slug}/edit`
  const added = await db().sitePage.findUnique({ where: { path }, select: { id: true } })
  return added && `/site-pages/${added.id}/edit`
}
