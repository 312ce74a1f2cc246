'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { ChevronDown, Menu, Phone, X } from 'lucide-react'
import Link from 'next/link'
import { usePathname } from 'next/navigation'
import { AccountMenu } from '@/components/accounts/session/account-menu.island'
import { Disclosure } from '@/components/site/chrome/disclosure'
import { Logo } from '@/components/site/chrome/logo'
import { SocialLinks } from '@/components/site/chrome/social-links'
import { ThemeSwitch } from '@/components/site/chrome/theme-switch.island'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site/company'
import { isGroup, type VisibleGroup, type VisibleLink, type VisibleMenus } from '@/lib/site/menus/format'
import { spokenCountry } from '@/lib/site/settings/countries'

const entry = 'nav-entry'
/** More entries than this are set closer together. */
const ROOMY = 8
const icon = 'grid size-[44px] shrink-0 place-items-center rounded-control hover:bg-sunken'

type MenuProps = { menu: VisibleMenus['header'] }

export function Header({ menu }: MenuProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-line bg-surface md:-top-7">
      <div className="page-width hidden h-7 items-end justify-between text-sm text-muted md:flex">
        <a href={site.phone.href} className="inline-flex h-6 items-center gap-2 hover:text-ink hover:underline">
          <Phone aria-hidden className="size-3.5" />{' '}
          <span className="sr-only">Call us in {spokenCountry(site.offices[0].country)}:</span> {site.phone.label}
        </a>
        <SocialLinks className="-mr-1.5" isSmall />
      </div>
      <div className="page-width flex min-h-14 items-center gap-2 max-xl:flex-wrap md:min-h-12">
        <Logo />
        <nav
          aria-label="Main"
          className={`ml-auto hidden items-center leading-tight font-medium xl:flex ${menu.length > ROOMY ? 'text-[0.875rem] *:px-2 [&_summary]:px-0' : 'text-[0.95rem]'}`}
        >
          {menu.map((each, index) =>
            isGroup(each) ? <GroupMenu key={index} {...each} /> : <NavLink key={index} {...each} className={entry} />,
          )}
        </nav>
        <div className="ml-auto flex items-center gap-1 xl:ml-2">
          <a href={site.phone.href} className={`when-anonymous max-[22rem]:hidden md:hidden ${icon}`}>
            <Phone aria-hidden className="size-5" />
            <span className="sr-only">
              Call us in {spokenCountry(site.offices[0].country)}: {site.phone.label}
            </span>
          </a>
          <ThemeSwitch />
          <div className="when-anonymous hidden items-center gap-2 sm:flex">
            <Link href="/login" className={`${entry} text-[0.95rem] font-semibold`}>
              Login
            </Link>
            <Link href="/register" className={buttonClass('secondary', 'px-4 md:min-h-9 md:py-1')}>
              SignUp
            </Link>
          </div>
          <AccountMenu />
          <PhoneMenu menu={menu} />
        </div>
      </div>
    </header>
  )
}

function GroupMenu({ label, links }: VisibleGroup) {
  return (
    <Disclosure className="group/services relative">
      <summary className={`${entry} gap-1 group-has-[[aria-current]]/services:underline`}>
        {label} <ChevronDown aria-hidden className="size-4" />
      </summary>
      <ul className="absolute left-0 z-30 mt-2 w-64 rounded-card border border-line bg-raised p-2 shadow-lifted">
        {links.map((link, index) => (
          <li key={index}>
            <NavLink {...link} className={entry} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

/** The menu in columns: each group, and the links before and after them. */
function columnsOf(menu: VisibleMenus['header']): VisibleGroup[] {
  const columns: VisibleGroup[] = []
  let own: VisibleLink[] | null = null
  for (const each of menu) {
    if (isGroup(each)) columns.push(each)
    else if (own) own.push(each)
    else columns.push({ label: columns.length === 0 ? 'Company' : 'More', links: [each] })
    own = isGroup(each) ? null : (columns.at(-1)?.links ?? null)
  }
  return columns
}

function PhoneMenu({ menu }: MenuProps) {
  return (
    <Disclosure className="group/menu xl:hidden">
      <summary className={icon}>
        <Menu aria-hidden className="size-6 group-open/menu:hidden" />
        <X aria-hidden className="hidden size-6 group-open/menu:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <nav
        aria-label="Menu"
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-5rem)] overflow-y-auto overscroll-contain border-b border-line bg-raised shadow-lifted"
      >
        <div className="page-width grid gap-4 py-4 sm:grid-cols-3">
          {columnsOf(menu).map(({ label, links }, column) => (
            <ul key={column} aria-label={label}>
              {links.map((link, index) => (
                <li key={index}>
                  <NavLink {...link} className={entry} />
                </li>
              ))}
            </ul>
          ))}
          <div className="when-anonymous grid grid-cols-2 gap-3 border-t border-line pt-4 sm:hidden">
            <Link href="/login" className={buttonClass('secondary')}>
              Login
            </Link>
            <Link href="/register" className={buttonClass('secondary')}>
              SignUp
            </Link>
          </div>
          <div className="flex flex-wrap items-center justify-between md:hidden">
            <a href={site.phone.href} className={`${entry} gap-2`}>
              <Phone aria-hidden className="size-4" /> {site.phone.label}
            </a>
            <SocialLinks />
          </div>
        </div>
      </nav>
    </Disclosure>
  )
}

function NavLink({ href, label, className }: VisibleLink & { className: string }) {
  const path = usePathname()
  const current = path === href ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined
  return (
    <a href={href} aria-current={current} className={className}>
      {label}
    </a>
  )
}
