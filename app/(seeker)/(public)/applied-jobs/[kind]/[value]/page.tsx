import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import * as z from 'zod'
import { LandingLinks } from '@/components/jobs/landings/landing-links'
import { JobCard } from '@/components/jobs/postings/job-card'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { PageLinks } from '@/components/ui/page-links'
import { env } from '@/lib/env'
import {
  countedTitle,
  landingDescription,
  landingIntro,
  landingKinds,
  landingPath,
  landingTitle,
} from '@/lib/jobs/landings/format'
import { findLanding } from '@/lib/jobs/landings/queries'
import { jobFeedPath } from '@/lib/jobs/postings/search'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { now } from '@/lib/platform/clock'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

type LandingPageProps = PageProps<'/applied-jobs/[kind]/[value]'>

const paramsSchema = z.object({ kind: z.enum(landingKinds), value: z.string().regex(/^[a-z0-9-]{1,160}$/) })
const pageSchema = z.coerce.number().int().min(1).max(100_000).catch(1)

export async function generateMetadata({ params, searchParams }: LandingPageProps): Promise<Metadata> {
  const { landing, page } = await read(await params, await searchParams)
  const path = landingPath(landing)
  const metadata = pageMetadata({
    title: countedTitle(landing) + (page > 1 ? `, page ${page}` : ''),
    description: landingDescription(landing),
    path: page > 1 ? `${path}?page=${page}` : path,
    image: '/share/applied-jobs.png',
  })
  const types = { 'application/rss+xml': jobFeedPath({ [landing.kind]: landing.slug }) }
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}

export default async function LandingPage({ params, searchParams }: LandingPageProps) {
  const { landing, numbers, jobs, page, pages } = await read(await params, await searchParams)
  const [title, path, time] = [landingTitle(landing), landingPath(landing), now()]
  const crumbs = [
    { name: 'Jobs', path: JOBS_PATH },
    { name: title, path },
  ]
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, crumbs)} />
      <Banner title={title}>
        <p className="md:max-w-[50%]">{landingIntro(numbers, time)}</p>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Jobs', href: JOBS_PATH }, { label: title }]} />
      </Banner>
      <div className="page-width py-6">
        <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3">
          {jobs.map((job) => (
            <li key={job.id}>
              <JobCard job={job} now={time} />
            </li>
          ))}
        </ul>
        <PageLinks page={page} pages={pages} hrefOf={(to) => (to > 1 ? `${path}?page=${to}` : path)} />
        <LandingLinks current={landing} />
      </div>
    </>
  )
}

async function read(params: unknown, searchParams: Record<string, string | string[] | undefined>) {
  const known = paramsSchema.safeParse(params)
  if (!known.success) notFound()
  return landingOf(known.data.kind, known.data.value, pageSchema.parse(searchParams.page))
}

const landingOf = cache(
  async (kind: (typeof landingKinds)[number], slug: string, page: number) =>
    (await findLanding(kind, slug, page)) ?? notFound(),
)
