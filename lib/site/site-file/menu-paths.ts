import type { MenuEntry, MenuLink } from '@/lib/site/menus/schema'

/** In a menu, `page:` and what identifies an added page: its id on a site, its path in a site file. */
const PREFIX = 'page:'

/**
 * The entries with other names for added pages. Leaves out links whose page has no name, and groups without links.
 * Properties are always in the same order, so that entries can be compared as JSON.
 */
export function withTargets(entries: MenuEntry[], nameOf: (page: string) => string | undefined): MenuEntry[] {
  const linkOf = ({ label, page, url }: MenuLink): MenuLink[] => {
    if (!page.startsWith(PREFIX)) return [{ label, page, url }]
    const name = nameOf(page.slice(PREFIX.length))
    return name === undefined ? [] : [{ label, page: PREFIX + name, url }]
  }
  return entries.flatMap((entry): MenuEntry[] => {
    if (entry.kind === 'link') return linkOf(entry).map((link) => ({ kind: 'link', ...link }))
    const links = entry.links.flatMap(linkOf)
    return links.length > 0 ? [{ kind: 'group', label: entry.label, links }] : []
  })
}
