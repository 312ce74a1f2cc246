import type { ReactNode } from 'react'
import { ConsoleMenu } from '@/components/back-office/console-menu'
import { Chrome } from '@/components/site/chrome'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import type { AdminLink } from '@/lib/routes/navigation'

/** The back office: its links beside every page, and the public header and footer where spec §2 does not hide them. */
export function ConsoleFrame({ links, children }: { links: AdminLink[]; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
        Skip to content
      </a>
      <Chrome>
        <Header />
      </Chrome>
      <div className="flex-1 lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <ConsoleMenu links={links} />
        <main id="main" tabIndex={-1} className="min-w-0 px-5 py-6 outline-none sm:px-8 sm:py-8 xl:px-10">
          <div className="mx-auto max-w-page">{children}</div>
        </main>
      </div>
      <Chrome>
        <Footer />
      </Chrome>
    </div>
  )
}
