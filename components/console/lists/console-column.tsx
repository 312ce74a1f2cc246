import type { ReactNode } from 'react'
import { ConsoleBar } from '@/components/console/lists/console-bar'
import { findAdmin } from '@/lib/auth/guards'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'
import { adminLinksOf } from '@/lib/site/routes/navigation'
import { pageFrame } from '@/lib/site/routes/page-frame'
import { hasHeader } from '@/lib/site/routes/routes'

/**
 * The column beside the sidebar. Each frame has its own layout, because a shared layout isn't rendered again on
 * navigation.
 */
export async function ConsoleColumn({ children }: { children: ReactNode }) {
  const isHeader = hasHeader(await pageFrame())
  const admin = await findAdmin()
  const links = admin ? adminLinksOf(admin.role) : []
  return (
    <>
      <ConsoleBar
        isHeader={isHeader}
        name={admin?.name ?? ''}
        brand={site.name}
        links={links.map(({ label, href, isPlain }) => ({ label, href, isPlain }))}
      />
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-4 outline-none sm:px-6">
        <div className="mx-auto max-w-[90rem]">{children}</div>
      </main>
      {isHeader && (
        <footer className="border-t border-line px-4 py-3 text-sm text-muted sm:px-6">
          © {now().getUTCFullYear()} {site.legalName}
        </footer>
      )}
    </>
  )
}
