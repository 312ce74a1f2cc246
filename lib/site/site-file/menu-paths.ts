import type { MenuEntry, MenuLink } from '@/lib/site/menus/schema'

/** Added pages in menus are `page:` and their id. In a site file, it's `page:` and their path. */
const PREFIX = 'page:'

/**
 * Replaces the id or path of each added page. Leaves out links for which `nameOf` returns undefined, and groups without
 * links. Properties are always in the same order, so that entries can be compared as JSON.
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
