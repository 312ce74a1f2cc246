import type { Metadata } from 'next'
import Link from 'next/link'
import { PageTitle } from '@/components/console/lists/page-title'
import { Badge } from '@/components/ui/badge'
import { requireAdmin } from '@/lib/auth/guards'
import { listTextPages } from '@/lib/content/site-texts/queries'
import { momentLabel } from '@/lib/platform/dates'

export const metadata: Metadata = {
  title: 'Page content',
  description: 'Edit the content of public pages.',
  robots: { index: false },
}

export default async function SiteTextsPage() {
  const pages = await listTextPages(await requireAdmin('/site-texts'))
  return (
    <>
      <PageTitle title="Page content" text="Edit what visitors read. Preview before you publish." />
      <ul className="divide-y divide-line rounded-card border border-line bg-raised shadow-card">
        {pages.map(({ slug, title, total, changed, changedBy, changedAt, hasDraft, publishAt }) => (
          <li key={slug} className="relative flex flex-wrap items-center gap-x-6 gap-y-1 px-5 py-3 hover:bg-sunken">
            <Link
              href={`/site-texts/${slug}`}
              prefetch={false}
              className="min-h-11 flex-1 basis-60 content-center font-semibold underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {title}
            </Link>
            <p className="text-sm text-muted">
              {changed > 0 ? `${changed} of ${total} fields changed` : `${total} fields`}
            </p>
            {changedAt && (
              <p className="text-sm text-muted wrap-anywhere">
                {changedBy}, <time dateTime={changedAt.toISOString()}>{momentLabel(changedAt)}</time>
              </p>
            )}
            {publishAt && <Badge tone="brand">Scheduled for {momentLabel(publishAt)}</Badge>}
            {hasDraft && <Badge tone="brand">Your draft</Badge>}
          </li>
        ))}
      </ul>
    </>
  )
}
