import type { ReactNode } from 'react'
import { SidePanel } from '@/components/accounts/side-panel'
import { Logo } from '@/components/site/logo'
import { PublicFrame } from '@/components/site/public-frame'
import { ThemeSwitch } from '@/components/site/theme-switch.island'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
        <SidePanel />
        <div className="flex flex-col px-5 py-4 sm:px-10">
          <div className="flex flex-wrap items-center justify-between">
            <Logo className="lg:invisible" />
            <div className="-mr-2.5">
              <ThemeSwitch />
            </div>
          </div>
          {/* Not centred in height: it would move as the rest of the page arrives. */}
          <div className="mx-auto w-full max-w-md py-8 sm:pt-20">{children}</div>
        </div>
      </div>
    </PublicFrame>
  )
}
