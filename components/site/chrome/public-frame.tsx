import type { ReactNode } from 'react'
import { SessionSync } from '@/components/accounts/session/session-sync.island'
import { PartnerStrip } from '@/components/content/partners/partner-strip.island'
import { Footer, FooterLine } from '@/components/site/chrome/footer'
import { Header } from '@/components/site/chrome/header'
import { MenuCloser } from '@/components/site/chrome/menu-closer.island'
import { readMenus } from '@/lib/site/menus/queries'
import { pageFrame } from '@/lib/site/routes/page-frame'
import { hasHeader } from '@/lib/site/routes/routes'

type PublicFrameProps = { children: ReactNode; hasStrip?: boolean }

export async function PublicFrame({ children, hasStrip = false }: PublicFrameProps) {
  const frame = await pageFrame()
  const menus = hasHeader(frame) ? await readMenus() : null
  return (
    <div className="flex min-h-dvh flex-col">
      <SessionSync />
      <MenuCloser />
      <a href="#main" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-raised focus:p-3">
        Skip to content
      </a>
      {menus && <Header menu={menus.header} />}
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      {menus && hasStrip && <PartnerStrip />}
      {menus && (frame === 'account' ? <FooterLine /> : <Footer menus={menus} />)}
      <span id="page-end" hidden />
    </div>
  )
}
