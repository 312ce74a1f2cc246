import Link from 'next/link'
import type { ReactNode } from 'react'
import { ConsoleSession } from '@/components/console/lists/console-session'
import { StatusMessage } from '@/components/console/lists/status-message'
import { Logo } from '@/components/site/chrome/logo'
import { ThemeSwitch } from '@/components/site/chrome/theme-switch.island'
import { buttonClass } from '@/components/ui/button'
import { findAdmin } from '@/lib/auth/guards'

export default async function SetupLayout({ children }: { children: ReactNode }) {
  const admin = await findAdmin()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex items-center justify-between py-4">
        <Logo />
        <div className="-mr-2.5 flex items-center gap-1">
          <Link href="/dashboard" className={buttonClass('quiet')}>
            Console
          </Link>
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-3xl px-5 py-8">
        <ConsoleSession adminId={admin?.id ?? 0} isEditor={admin !== null}>
          <StatusMessage>{children}</StatusMessage>
        </ConsoleSession>
      </main>
    </div>
  )
}
