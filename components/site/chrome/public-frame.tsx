import type { ReactNode } from 'react'
import { SessionSync } from '@/components/accounts/session/session-sync.island'
import { PartnerStrip } from '@/components/content/partners/partner-strip.island'
import { Footer, FooterLine } from '@/components/site/chrome/footer'
import { Header } from '@/components/site/chrome/header'
import { MenuCloser } from '@/components/site/chrome/menu-closer.island'
import { pageFrame } from '@/lib/site/routes/page-frame'
import { hasHeader } from '@/lib/site/routes/routes'

type PublicFrameProps = { children: ReactNode; hasStrip?: boolean }

export async function PublicFrame({ children, hasStrip = false }: PublicFrameProps) {
  const frame = await pageFrame()
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionSync />
      <MenuCloser />
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
        Skip to content
      </a>
      {hasHeader(frame) && <Header />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {hasHeader(frame) && hasStrip && <PartnerStrip />}
      {hasHeader(frame) && (frame === 'account' ? <FooterLine /> : <Footer />)}
      <span id="page-end" hidden />
    </div>
  )
}
