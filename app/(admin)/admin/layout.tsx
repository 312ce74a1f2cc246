import type { ReactNode } from 'react'
import { Logo } from '@/components/site/chrome/logo'
import { ThemeSwitch } from '@/components/site/chrome/theme-switch.island'

export default function AdminDoorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="page-width flex items-center justify-between py-4">
        <Logo />
        <div className="-mr-2.5">
          <ThemeSwitch />
        </div>
      </header>
      <main className="mx-auto w-full max-w-md px-5 py-8 sm:pt-20">{children}</main>
    </div>
  )
}
