import { hasPermission } from '@/lib/auth/roles'
import type { AdminRole } from '@/lib/generated/prisma/enums'
import { isBelow } from '@/lib/site/routes/api-paths'
import { type AdminRouteLink, type Route, routes } from '@/lib/site/routes/routes'

type SeekerLink = { href: string } & NonNullable<Route['seekerLink']>
export type AdminLink = { href: string } & Omit<AdminRouteLink, 'query'> & Pick<Route, 'permission'>

export const mainLinks = siteLinks('main')
export const serviceLinks = siteLinks('services')
export const moreLinks = siteLinks('more')

export const outsourcingLinks = [
  { label: 'Application Modernization', href: '/application-services#application-modernization' },
  { label: 'Application Maintenance', href: '/application-services#application-maintenance' },
  { label: 'Payroll Services', href: '/global-staffing#payroll-services' },
  { label: 'Direct Hire Placement', href: '/global-staffing#direct-hire-placement' },
  { label: 'Contract Staffing', href: '/global-staffing#contact-staffing' },
  { label: 'Corporate Training', href: '/technology-trainings' },
] as const

export const seekerLinks: SeekerLink[] = routes.flatMap(({ path, seekerLink }) =>
  seekerLink ? [{ href: path, ...seekerLink }] : [],
)

export const adminLinks: AdminLink[] = routes.flatMap(({ path, permission, adminLinks = [] }) =>
  adminLinks.map(({ query = '', ...link }) => ({ ...link, permission, href: path + query })),
)

export function adminLinksOf(role: AdminRole): AdminLink[] {
  return adminLinks.filter(({ permission }) => !permission || hasPermission(role, permission))
}

export function currentHref(path: string, tab: string | null): string {
  const ofTab = `${path}?tab=${tab}`
  if (adminLinks.some(({ href }) => href === ofTab)) return ofTab
  return isBelow(path, '/settings') ? '/settings' : path
}

function siteLinks(menu: 'main' | 'services' | 'more') {
  return routes.flatMap(({ path, siteLink }) =>
    siteLink?.menu === menu ? [{ href: path, label: siteLink.label }] : [],
  )
}
