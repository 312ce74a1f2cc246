import { ArrowRight, CircleCheck } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { DashboardTiles } from '@/components/back-office/dashboard-tiles'
import { PageTitle } from '@/components/back-office/page-title'
import { buttonClass } from '@/components/ui/button'
import { requireAdmin } from '@/lib/auth/guards'
import { getDashboard } from '@/lib/dashboard/queries'

export const metadata: Metadata = {
  title: 'Dashboard',
  description: 'Partners, applications, registrations and postings at a glance.',
  robots: { index: false },
}

export default async function DashboardPage() {
  const admin = await requireAdmin('/dashboard')
  const counts = await getDashboard(admin)
  return (
    <>
      <PageTitle title="Dashboard" text={`Signed in as ${admin.name}`} />
      <DashboardTiles counts={counts} />
      <Waiting count={counts.pendingPostings} />
    </>
  )
}

function Waiting({ count }: { count: number }) {
  return (
    <section className="mt-6 flex flex-wrap items-center justify-between gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
      <div>
        <h2 className="text-heading">Waiting for a decision</h2>
        {count > 0 ? (
          <p className="mt-1 text-muted">
            {count === 1 ? '1 posting has' : `${count} postings have`} been submitted and not yet been decided.
          </p>
        ) : (
          <p className="mt-1 flex items-center gap-2 text-muted">
            <CircleCheck aria-hidden className="size-5 text-success" /> Every posting has been decided.
          </p>
        )}
      </div>
      {count > 0 && (
        <Link href="/adminpostjobs?status=pending" className={buttonClass()}>
          Review {count} <ArrowRight aria-hidden className="size-5" />
        </Link>
      )}
    </section>
  )
}
