import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  ChevronDown,
  IdCard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Menu,
  Settings,
} from 'lucide-react'
import { MenuLink } from '@/components/accounts/menu-link'
import { LogoutButton } from '@/components/session/logout-button'
import { Disclosure } from '@/components/site/disclosure'
import { seekerLinks } from '@/lib/routes/navigation'
import type { SeekerIcon } from '@/lib/routes/routes'

const icons: Record<SeekerIcon, LucideIcon> = {
  overview: LayoutDashboard,
  jobs: BriefcaseBusiness,
  saved: Bookmark,
  alerts: Bell,
  settings: Settings,
  password: KeyRound,
  profile: IdCard,
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

/** The side menu of a seeker's own area; on a phone it opens from a bar, without scripts too. */
export function SeekerMenu() {
  return (
    <>
      <Disclosure className="relative -mx-5 -mt-6 border-b border-line bg-raised lg:hidden">
        <summary className="flex min-h-12 items-center gap-3 px-5 font-semibold hover:bg-sunken">
          <Menu aria-hidden className="size-5" /> My account
          <ChevronDown aria-hidden className="ml-auto size-5" />
        </summary>
        <nav
          aria-label="My account"
          className="absolute inset-x-0 top-full z-30 border-y border-line bg-raised p-3 shadow-lifted"
        >
          <Links />
        </nav>
      </Disclosure>
      <nav
        aria-label="My account"
        className="sticky top-32 hidden rounded-card border border-line bg-raised p-3 shadow-card lg:block"
      >
        <Links />
      </nav>
    </>
  )
}

function Links() {
  return (
    <ul className="space-y-1">
      {seekerLinks.map(({ label, href, icon }) => {
        const Icon = icons[icon]
        return (
          <li key={href}>
            <MenuLink href={href} className={entry}>
              <Icon aria-hidden className="size-5 shrink-0" /> {label}
            </MenuLink>
          </li>
        )
      })}
      <li className="border-t border-line pt-1">
        <LogoutButton className={entry}>
          <LogOut aria-hidden className="size-5 shrink-0" /> Logout
        </LogoutButton>
      </li>
    </ul>
  )
}
