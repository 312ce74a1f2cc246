import { shownPath } from '@/lib/content/pages/cases'
import type { MenuEntry, MenuLink, MenuName, MenuTarget } from '@/lib/site/menus/schema'

export type VisibleLink = { label: string; href: string }
export type VisibleGroup = { label: string; links: VisibleLink[] }
export type VisibleMenus = { header: (VisibleLink | VisibleGroup)[]; quick: VisibleLink[]; footer: VisibleGroup[] }

type AddedPage = { id: number; path: string; isHidden: boolean; version: number }

export const isGroup = (entry: VisibleLink | VisibleGroup): entry is VisibleGroup => 'links' in entry

/** What visitors see of the menus. Leaves out pages that are hidden, unpublished or gone, and groups without links. */
export function visibleMenus(menus: Record<MenuName, MenuEntry[]>, pages: AddedPage[]): VisibleMenus {
  const paths = new Map(
    pages.filter(({ isHidden, version }) => !isHidden && version > 0).map(({ id, path }) => [`page:${id}`, path]),
  )
  const linkOf = ({ label, page, url }: MenuLink): VisibleLink[] => {
    const href = page === '' ? url : page.startsWith('page:') ? paths.get(page) : shownPath(page)
    return href ? [{ label, href }] : []
  }
  const visible = (entries: MenuEntry[]) =>
    entries.flatMap((entry): (VisibleLink | VisibleGroup)[] => {
      if (entry.kind === 'link') return linkOf(entry)
      const links = entry.links.flatMap(linkOf)
      return links.length > 0 ? [{ label: entry.label, links }] : []
    })
  return {
    header: visible(menus.header),
    quick: visible(menus.quick).flatMap((entry) => (isGroup(entry) ? [] : [entry])),
    footer: visible(menus.footer).filter(isGroup),
  }
}

/** Each link in a line, such as "Services › About Us" or "Team (Our people)". */
export function menuLines(entries: MenuEntry[], targets: MenuTarget[]): string[] {
  const names = new Map(targets.map(({ value, label }) => [value, label]))
  const lineOf = ({ label, page, url }: MenuLink) => {
    const target = names.get(page) ?? (page.startsWith('page:') ? 'deleted page' : page || url)
    return target === label ? label : `${label} (${target})`
  }
  return entries.flatMap((entry) =>
    entry.kind === 'link' ? [lineOf(entry)] : entry.links.map((link) => `${entry.label} › ${lineOf(link)}`),
  )
}

/** What changed between two versions of a menu, for the history. */
export function menuChanges(before: string[], after: string[]) {
  const removed = before.filter((line) => !after.includes(line))
  const added = after.filter((line) => !before.includes(line))
  const changes = [
    ...removed.map((line) => ({ label: 'Removed', before: line, after: '' })),
    ...added.map((line) => ({ label: 'Added', before: '', after: line })),
  ]
  return changes.length > 0 ? changes : [{ label: 'Order', before: before.join(' · '), after: after.join(' · ') }]
}
