import { ArrowUpRight, CircleHelp, Flag } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { PostingAlike } from '@/components/moderation/posting-alike'
import { PostingQueue } from '@/components/moderation/posting-queue'
import { PostingSide } from '@/components/moderation/posting-side'
import { JobDetails } from '@/components/postings/job-details'
import type { Admin } from '@/lib/auth/guards'
import { listAlikePostings } from '@/lib/hiring/queries'
import { listPostingsToDecide, type PostingToDecide } from '@/lib/moderation/queries'
import { logoPath } from '@/lib/postings/format'

type PostingPanelsProps = { admin: Admin; ids: number[]; children: ReactNode }

export async function PostingPanels({ admin, ids, children }: PostingPanelsProps) {
  const postings = await listPostingsToDecide(admin, ids)
  const alike = await Promise.all(postings.map(({ posting }) => listAlikePostings(admin, posting)))
  const panels = postings.map(
    (found, at) => [found.posting.id, <Panel key={found.posting.id} found={found} alike={alike[at] ?? []} />] as const,
  )
  return <PostingQueue panels={Object.fromEntries(panels)}>{children}</PostingQueue>
}

type PanelProps = { found: PostingToDecide; alike: Awaited<ReturnType<typeof listAlikePostings>> }

function Panel({ found, alike }: PanelProps) {
  const { posting, job, time } = found
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        {!posting.confirmedAt && (
          <Warning icon={CircleHelp}>The employer has not opened the link in the mail to {posting.email}.</Warning>
        )}
        {posting._count.reports > 0 && <Warning icon={Flag}>Reported {posting._count.reports} times.</Warning>}
        <Link
          href={`/adminpostjobs/${posting.id}`}
          prefetch={false}
          className="ml-auto inline-flex min-h-9 items-center gap-1 text-muted underline-offset-4 hover:text-ink hover:underline"
        >
          Open its page <ArrowUpRight aria-hidden className="size-4" />
        </Link>
      </div>
      <PostingAlike alike={alike} />
      <div className="space-y-4 [&_article]:p-5! [&_article]:shadow-none [&_article_h2]:text-xl!">
        <JobDetails job={job} now={time} isPreview within={{ logo: job.logo && logoPath(job.logo.name) }} />
        <PostingSide found={found} />
      </div>
    </>
  )
}

function Warning({ icon: Icon, children }: { icon: typeof Flag; children: ReactNode }) {
  return (
    <p className="flex items-center gap-2 text-warning">
      <Icon aria-hidden className="size-4 shrink-0" />
      <span>{children}</span>
    </p>
  )
}
