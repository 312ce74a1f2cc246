import { BriefcaseBusiness, IdCard, KeyRound, LayoutDashboard, LogOut, type LucideIcon, Settings } from 'lucide-react'
import { MenuLink } from '@/components/accounts/menu-link'
import { LogoutButton } from '@/components/session/logout-button'
import { type SeekerIcon, seekerLinks } from '@/lib/chrome/seeker-links'

const icons: Record<SeekerIcon, LucideIcon> = {
  dashboard: LayoutDashboard,
  jobs: BriefcaseBusiness,
  account: Settings,
  password: KeyRound,
  profile: IdCard,
}

const entry =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 font-medium whitespace-nowrap hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'

/** The side menu of a seeker's own area; on a phone a row to swipe. */
export function SeekerMenu() {
  return (
    <nav
      aria-label="My account"
      className="-mx-5 overflow-x-auto border-b border-line px-5 pb-3 lg:sticky lg:top-32 lg:m-0 lg:rounded-card lg:border lg:bg-raised lg:p-3 lg:shadow-card"
    >
      <ul className="flex gap-1 lg:flex-col">
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
        <li>
          <LogoutButton className={entry}>
            <LogOut aria-hidden className="size-5 shrink-0" /> Logout
          </LogoutButton>
        </li>
      </ul>
    </nav>
  )
}
