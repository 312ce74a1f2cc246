import type { ReactNode } from 'react'
import { SessionSync } from '@/components/accounts/session/session-sync.island'
import { Chrome } from '@/components/site/chrome/chrome'
import { Footer, FooterLine } from '@/components/site/chrome/footer'
import { Header } from '@/components/site/chrome/header'
import { MenuCloser } from '@/components/site/chrome/menu-closer.island'
import { PartnerStrip } from '@/components/site/chrome/partner-strip.island'

type PublicFrameProps = {
  children: ReactNode
  hasStrip?: boolean
  isQuiet?: boolean
}

export function PublicFrame({ children, hasStrip = false, isQuiet = false }: PublicFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionSync />
      <MenuCloser />
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
        {hasStrip && <PartnerStrip />}
        {isQuiet ? <FooterLine /> : <Footer />}
      </Chrome>
      <span id="page-end" hidden />
    </div>
  )
}
