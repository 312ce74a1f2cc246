import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { SessionMirror } from '@/components/session/session-mirror'
import { Chrome } from '@/components/site/chrome'
import { Footer } from '@/components/site/footer'
import { Header } from '@/components/site/header'
import { MenuCloser } from '@/components/site/menu-closer'
import { PartnerStrip } from '@/components/site/partner-strip'

/** Header, main and footer of the public site; a path that hides them keeps only its main. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <Island name="session-mirror" of={SessionMirror} />
      <Island name="menu-closer" of={MenuCloser} waits />
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
        Skip to content
      </a>
      <Chrome>
        <Header />
      </Chrome>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <Chrome>
        <Island name="partner-strip" of={PartnerStrip} />
        <Footer />
      </Chrome>
      <span id="page-end" hidden />
    </div>
  )
}
