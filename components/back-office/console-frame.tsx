import type { ReactNode } from 'react'
import { ConsoleBar } from '@/components/back-office/console-bar'
import { ConsoleMenu } from '@/components/back-office/console-menu'
import { StatusMessage } from '@/components/back-office/status-message'
import { Chrome } from '@/components/site/chrome'
import { MenuCloser } from '@/components/site/menu-closer.island'
import type { Admin } from '@/lib/auth/guards'
import { now } from '@/lib/clock'
import { countWaiting } from '@/lib/dashboard/queries'
import { adminLinksOf } from '@/lib/routes/navigation'
import { site } from '@/lib/site'

type ConsoleFrameProps = { admin: Admin | null; children: ReactNode }

export function ConsoleFrame({ admin, children }: ConsoleFrameProps) {
  const links = admin ? adminLinksOf(admin.role) : []
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
        Skip to content
      </a>
      <MenuCloser />
      <ConsoleMenu links={links} name={admin?.name ?? ''} waiting={admin && countWaiting(admin)} />
      <div className="flex min-w-0 flex-col lg:min-h-dvh">
        <ConsoleBar
          name={admin?.name ?? ''}
          brand={site.name}
          links={links.map(({ label, href, isPlain }) => ({ label, href, isPlain }))}
        />
        <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none sm:px-6">
          <div className="mx-auto max-w-[90rem]">
            <StatusMessage>{children}</StatusMessage>
          </div>
        </main>
        <Chrome>
          <footer className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
            © {now().getUTCFullYear()} {site.legalName}
          </footer>
        </Chrome>
      </div>
    </div>
  )
}
