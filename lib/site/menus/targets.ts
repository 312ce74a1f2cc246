import { cases, storedCasePath } from '@/lib/content/pages/cases'
import { contentPages } from '@/lib/content/pages/pages'
import { textPages } from '@/lib/content/site-texts/pages'
import type { MenuEntry, MenuLink, MenuName, MenuTarget } from '@/lib/site/menus/schema'
import { mainLinks, moreLinks, outsourcingLinks, serviceLinks } from '@/lib/site/routes/navigation'
import { routes } from '@/lib/site/routes/routes'

const linkTo = ({ label, href }: { label: string; href: string }): MenuLink => ({ label, page: href, url: '' })
const entryTo = (link: { label: string; href: string }): MenuEntry => ({ kind: 'link', ...linkTo(link) })
const groupOf = (label: string, links: readonly { label: string; href: string }[]): MenuEntry => ({
  kind: 'group',
  label,
  links: links.map(linkTo),
})

/** The menus before anyone edits them (requirements §2). */
export const defaultMenus: Record<MenuName, MenuEntry[]> = {
  header: [...mainLinks.map(entryTo), groupOf('Services', serviceLinks), ...moreLinks.map(entryTo)],
  quick: [...mainLinks, ...moreLinks, { label: 'Contact Us', href: '/contact-us' }].map(entryTo),
  footer: [groupOf('Services', serviceLinks), groupOf('Outsourcing services', outsourcingLinks)],
}

const titles: Record<string, string> = {
  ...Object.fromEntries(textPages.map(({ path, title }) => [path, title])),
  '/applied-jobs': 'Jobs',
  '/privacy': 'Privacy Notice and Terms',
  '/api-docs': 'API reference',
  '/login': 'Login',
  '/register': 'SignUp',
}

/** The site's own pages, and the tabs and case studies that can be linked to. */
export const builtInTargets: MenuTarget[] = [
  ...routes
    .filter(({ sitemap, path }) => sitemap && !path.includes('['))
    .map(({ path, siteLink }) => ({ value: path, label: titles[path] ?? siteLink?.label ?? path })),
  ...contentPages.flatMap(({ path, title, tabs = [] }) =>
    tabs.map(({ slug, label }) => ({ value: `${path}#${slug}`, label: `${title}: ${label}` })),
  ),
  ...cases.map((found) => ({ value: storedCasePath(found), label: `Case study: ${found.client}` })),
]
