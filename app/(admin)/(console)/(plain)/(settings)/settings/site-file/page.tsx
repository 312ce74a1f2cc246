import { Download } from 'lucide-react'
import type { Metadata } from 'next'
import { ExportForm } from '@/components/console/export/export-form'
import { SettingsHead } from '@/components/site/settings/settings-page'
import { ImportForm } from '@/components/site/site-file/import-form'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import { findNeededProof } from '@/lib/auth/recent-proof'

export const metadata: Metadata = {
  title: 'Export and import',
  description: "The site's content and brand as one file.",
  robots: { index: false },
}

const card = 'min-w-0 rounded-card border border-line bg-raised p-5 shadow-card sm:p-6'

export default async function SiteFilePage() {
  const owner = await requireAdmin('/settings/site-file')
  return (
    <>
      <SettingsHead current="site-file" />
      <div className="grid items-start gap-5 xl:grid-cols-[22rem_minmax(0,1fr)]">
        <section aria-labelledby="export" className={card}>
          <h2 id="export" className="text-heading">
            Export the site
          </h2>
          <p className="mt-2 mb-4">
            One zip file with the company, brand and logos, privacy notice and terms, added pages and their images,
            menus and page content. It doesn't contain jobs, people, blog posts or passwords.
          </p>
          <a href="/api/site-file" download className={buttonClass('secondary')}>
            <Download aria-hidden className="size-5" /> Download site file
          </a>
        </section>
        <section aria-labelledby="import" className={card}>
          <h2 id="import" className="text-heading">
            Import a site
          </h2>
          <p className="mt-2 mb-4">
            Check a site file to see what would change. Importing doesn't delete anything. Each part that changes gets a
            new version, and you can restore the earlier one from its history.
          </p>
          <ImportForm />
        </section>
        <section aria-labelledby="all-data" className={`${card} xl:col-span-2`}>
          <h2 id="all-data" className="text-heading">
            Export all data
          </h2>
          <p className="mt-2 mb-4 max-w-prose">
            One archive with jobs, people, applications, resumes, content and settings, as JSON, CSV and files. It
            doesn't contain passwords or API keys. All owners get an email. Another installation imports it with{' '}
            <code>npm run restore</code>.
          </p>
          <ExportForm email={owner.email} proof={await findNeededProof(owner)} />
        </section>
      </div>
    </>
  )
}
