import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Alive } from '@/components/home/alive'
import { Opening } from '@/components/home/opening'
import { Portfolio } from '@/components/home/portfolio'
import { Proof } from '@/components/home/proof'
import { Services } from '@/components/home/services'
import { SoftwareBusiness } from '@/components/home/software-business'
import { Teasers } from '@/components/home/teasers'
import { StructuredData } from '@/components/site/structured-data'
import { now } from '@/lib/clock'
import { findCase } from '@/lib/content/cases'
import { env } from '@/lib/env'
import { noFilters } from '@/lib/postings/search'
import { listJobs } from '@/lib/postings/search-queries'
import { organizationData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const NEWEST = 3

const title = `${site.legalName}: ${site.tagline}`

export const metadata: Metadata = {
  ...pageMetadata({ title, description: site.description, path: '/' }),
  title: { absolute: title },
}

export default async function HomePage() {
  const time = now()
  const { jobs, total } = await listJobs(noFilters, time)
  return (
    <>
      <StructuredData data={organizationData(env().SITE_URL)} />
      <Opening openJobs={total} />
      <Alive jobs={jobs.slice(0, NEWEST)} total={total} now={time} />
      <Teasers />
      <Proof found={findCase('harrow-county-credit-union') ?? notFound()} />
      <Services />
      <SoftwareBusiness />
      <Portfolio />
    </>
  )
}
