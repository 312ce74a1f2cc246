import { Search } from 'lucide-react'
import type { Metadata } from 'next'
import Form from 'next/form'
import Link from 'next/link'
import { ApplicationTable } from '@/components/applications/application-table'
import { EmptyState } from '@/components/back-office/empty-state'
import { PageTitle } from '@/components/back-office/page-title'
import { StatusMessage } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { PageLinks } from '@/components/ui/page-links'
import { applicationSearch, applicationsHref } from '@/lib/applications/list-search'
import { listApplications } from '@/lib/applications/queries'
import { requireAdmin } from '@/lib/auth/guards'

export const metadata: Metadata = {
  title: 'Applied Jobs',
  description: 'Applications with their resumes.',
  robots: { index: false },
}

type AppliedJobsPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function AppliedJobsPage({ searchParams }: AppliedJobsPageProps) {
  const admin = await requireAdmin('/adminappliedjobs')
  const current = applicationSearch.parse(await searchParams)
  const { applications, total, page, pages } = await listApplications(admin, current)
  return (
    <StatusMessage>
      <PageTitle
        title="Applied Jobs"
        text={total === 1 ? '1 application' : `${total.toLocaleString('en-US')} applications`}
      >
        <SearchForm search={current.search} />
      </PageTitle>
      {applications.length > 0 ? (
        <ApplicationTable applications={applications} />
      ) : (
        <NoApplications search={current.search} />
      )}
      <PageLinks page={page} pages={pages} hrefOf={(to) => applicationsHref(current.search, to)} />
    </StatusMessage>
  )
}

function SearchForm({ search }: { search: string }) {
  return (
    <Form action="/adminappliedjobs" role="search" className="flex w-full gap-2 sm:w-auto">
      <input
        key={search}
        type="search"
        name="search"
        defaultValue={search}
        maxLength={100}
        aria-label="Search by applicant, e-mail, job or company"
        placeholder="Applicant, e-mail, job …"
        className="min-h-11 min-w-0 flex-1 rounded-control border border-edge bg-raised px-3.5 placeholder:text-muted sm:w-64"
      />
      <Button type="submit" look="secondary" aria-label="Search" className="px-3.5">
        <Search aria-hidden className="size-5" />
      </Button>
    </Form>
  )
}

function NoApplications({ search }: { search: string }) {
  return (
    <EmptyState title="No records found.">
      {search ? (
        <>
          Nothing matches what you are looking for.{' '}
          <Link href="/adminappliedjobs" className="font-medium text-accent underline underline-offset-4">
            Show all applications
          </Link>
        </>
      ) : (
        'Applications appear here as soon as somebody applies.'
      )}
    </EmptyState>
  )
}
