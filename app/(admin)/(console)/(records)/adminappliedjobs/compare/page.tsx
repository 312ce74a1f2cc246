import { ArrowLeft } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { Comparison } from '@/components/applications/comparison'
import { backLink } from '@/components/back-office/back-link'
import { EmptyState } from '@/components/back-office/empty-state'
import { PageTitle } from '@/components/back-office/page-title'
import { getResumeText } from '@/lib/applications/queries'
import { getApplication } from '@/lib/applications/review-queries'
import { requireAdmin } from '@/lib/auth/guards'
import { orNotFound } from '@/lib/routes/found'
import { idParam } from '@/lib/schemas'

export const metadata: Metadata = {
  title: 'Compare two applications',
  description: 'Two applications side by side.',
  robots: { index: false },
}

const compared = z.object({ a: idParam, b: idParam })

export default async function ComparePage({ searchParams }: PageProps<'/adminappliedjobs/compare'>) {
  const admin = await requireAdmin('/adminappliedjobs/compare')
  const asked = compared.safeParse(await searchParams)
  const read = async (id: number) => ({
    application: await getApplication(admin, id),
    resume: await getResumeText(admin, id),
  })
  const both = asked.success ? await orNotFound(Promise.all([read(asked.data.a), read(asked.data.b)])) : null
  return (
    <>
      <Link href="/adminappliedjobs" className={backLink}>
        <ArrowLeft aria-hidden className="size-4" /> Applied Jobs
      </Link>
      <PageTitle
        title={both ? both.map(({ application }) => application.studentName).join(' and ') : 'Compare two applications'}
      />
      {both ? <Comparison both={both} /> : <EmptyState title="Select two applications in the list." />}
    </>
  )
}
