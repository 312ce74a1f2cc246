import { notFound } from 'next/navigation'
import { Alive } from '@/components/home/alive'
import { Opening } from '@/components/home/opening'
import { Portfolio } from '@/components/home/portfolio'
import { Proof } from '@/components/home/proof'
import { Services } from '@/components/home/services'
import { SoftwareBusiness } from '@/components/home/software-business'
import { Teasers } from '@/components/home/teasers'
import { now } from '@/lib/clock'
import type { HomeContent } from '@/lib/content/home'
import { noFilters } from '@/lib/postings/search'
import { listJobs } from '@/lib/postings/search-queries'
import { publishedCases } from '@/lib/site-texts/queries'

const NEWEST = 3

export async function HomePage({ words }: { words: HomeContent }) {
  const time = now()
  const { jobs, total } = await listJobs(noFilters, time)
  const cases = await publishedCases()
  return (
    <>
      <Opening words={words} openJobs={total} />
      <Alive words={words.results} jobs={jobs.slice(0, NEWEST)} total={total} now={time} />
      <Teasers teasers={words.teasers} />
      <Proof found={cases.find(({ slug }) => slug === 'harrow-county-credit-union') ?? notFound()} />
      <Services words={words.services} />
      <SoftwareBusiness words={words.softwareBusiness} />
      <Portfolio words={words.portfolio} />
    </>
  )
}
