'use client'

import { ChevronDown, CircleUserRound, LayoutDashboard, LogOut } from 'lucide-react'
import Link from 'next/link'
import { useSyncExternalStore } from 'react'
import { LogoutButton } from '@/components/accounts/session/logout-button'
import { Disclosure } from '@/components/site/chrome/disclosure'
import { island } from '@/components/site/islands/island'
import { storedName, watchAccount } from '@/lib/accounts/session/stored-account'

export const AccountMenu = island('account-menu', function AccountMenu() {
  const name = useSyncExternalStore(watchAccount, storedName, () => '')
  const item = 'flex min-h-11 w-full items-center gap-3 rounded-control px-3 hover:bg-sunken'
  return (
    <Disclosure className="when-signed-in relative">
      <summary className="inline-flex min-h-11 max-w-48 items-center gap-1.5 rounded-control px-3 font-semibold hover:bg-sunken">
        <CircleUserRound aria-hidden className="size-6 shrink-0 sm:hidden" />
        <span className="truncate max-sm:sr-only">{name || 'My account'}</span>
        <ChevronDown aria-hidden className="hidden size-4 shrink-0 sm:block" />
      </summary>
      <ul className="absolute right-0 z-30 mt-2 w-52 rounded-card border border-line bg-raised p-2 shadow-lifted">
        <li>
          <Link href="/userdashboard" className={item}>
            <LayoutDashboard aria-hidden className="size-5" /> Dashboard
          </Link>
        </li>
        <li>
          <LogoutButton className={item}>
            <LogOut aria-hidden className="size-5" /> Logout
          </LogoutButton>
        </li>
      </ul>
    </Disclosure>
  )
})
