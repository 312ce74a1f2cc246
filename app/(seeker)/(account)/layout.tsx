import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  Ellipsis,
  IdCard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  Settings,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { MenuLink } from '@/components/accounts/seekers/menu-link'
import { LogoutButton } from '@/components/accounts/session/logout-button'
import { Disclosure } from '@/components/site/chrome/disclosure'
import { PublicFrame } from '@/components/site/chrome/public-frame'
import { seekerLinks } from '@/lib/site/routes/navigation'
import type { SeekerIcon } from '@/lib/site/routes/routes'

const icons: Record<SeekerIcon, LucideIcon> = {
  overview: LayoutDashboard,
  jobs: BriefcaseBusiness,
  saved: Bookmark,
  alerts: Bell,
  settings: Settings,
  password: KeyRound,
  profile: IdCard,
}
const ON_PHONE = 4
const row =
  'flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 font-medium hover:bg-sunken aria-[current=page]:bg-brand-soft aria-[current=page]:text-brand'
const tab =
  'flex min-h-14 w-full flex-col items-center justify-center gap-0.5 text-center text-xs leading-tight font-medium tracking-tight aria-[current=page]:text-brand aria-[current=page]:shadow-[inset_0_2px] large-text:text-[0]'

export default function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <div className="page-width grid gap-6 pt-6 pb-14 sm:pt-10 lg:grid-cols-[14rem_minmax(0,1fr)] lg:items-start lg:gap-14">
        <SeekerMenu />
        <div className="min-w-0 max-lg:row-start-1">{children}</div>
      </div>
    </PublicFrame>
  )
}

function SeekerMenu() {
  return (
    <>
      <nav aria-label="My account" className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-raised lg:hidden">
        <ul className="mx-auto grid max-w-xl grid-cols-5">
          {seekerLinks.slice(0, ON_PHONE).map((link) => (
            <li key={link.href} className="min-w-0">
              <Entry link={link} className={tab} />
            </li>
          ))}
          <li className="min-w-0">
            <Disclosure className="relative">
              <summary className={tab}>
                <Ellipsis aria-hidden className="size-5 shrink-0" /> More
              </summary>
              <ul className="absolute right-2 bottom-full mb-2 w-60 rounded-card border border-line bg-raised p-2 shadow-lifted">
                {seekerLinks.slice(ON_PHONE).map((link) => (
                  <li key={link.href}>
                    <Entry link={link} className={row} />
                  </li>
                ))}
                <Logout />
              </ul>
            </Disclosure>
          </li>
        </ul>
      </nav>
      <nav aria-label="My account" className="sticky top-20 hidden lg:block">
        <ul className="-ml-3.5 space-y-0.5">
          {seekerLinks.map((link) => (
            <li key={link.href}>
              <Entry link={link} className={row} />
            </li>
          ))}
          <Logout />
        </ul>
      </nav>
    </>
  )
}

function Entry({ link: { href, label, icon }, className }: { link: (typeof seekerLinks)[number]; className: string }) {
  const Icon = icons[icon]
  return (
    <MenuLink href={href} className={className}>
      <Icon aria-hidden className="size-5 shrink-0" /> {label}
    </MenuLink>
  )
}

function Logout() {
  return (
    <li className="mt-1 border-t border-line pt-1">
      <LogoutButton className={row}>
        <LogOut aria-hidden className="size-5 shrink-0" /> Logout
      </LogoutButton>
    </li>
  )
}
