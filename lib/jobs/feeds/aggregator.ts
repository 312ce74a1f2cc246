import type { EmploymentType, WorkMode } from '@/lib/generated/prisma/enums'
import { jobUrl } from '@/lib/jobs/feeds/format'
import { type FeedJob, listFeedJobsBefore } from '@/lib/jobs/feeds/queries'
import { referenceOf } from '@/lib/jobs/postings/format'
import { htmlOf } from '@/lib/jobs/postings/job-posting-data'
import { nameOfEmploymentType } from '@/lib/jobs/postings/options'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { cdata, escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'

const BATCH = 200
/** LinkedIn ignores jobs with shorter descriptions. */
const MIN_LINKEDIN_DESCRIPTION = 100

export const aggregators = ['indeed', 'linkedin'] as const
type Aggregator = (typeof aggregators)[number]
const publisherUrl: Record<Aggregator, string> = { indeed: 'publisherurl', linkedin: 'publisherUrl' }

export async function* aggregatorFeed(origin: string, builtAt: Date, aggregator: Aggregator): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>${escapeXml(site.legalName)}</publisher>
<${publisherUrl[aggregator]}>${escapeXml(origin)}</${publisherUrl[aggregator]}>
<lastBuildDate>${builtAt.toISOString()}</lastBuildDate>
`
  for (let before = MAX_INTEGER; ; ) {
    const jobs = await listFeedJobsBefore(before, BATCH)
    yield jobs.map((job) => jobElements(origin, job, aggregator)).join('')
    const last = jobs.at(-1)
    if (!last || jobs.length < BATCH) break
    before = last.id
  }
  yield '</source>\n'
}

function jobElements(origin: string, job: FeedJob, aggregator: Aggregator): string {
  if (aggregator === 'linkedin' && descriptionOf(job).length < MIN_LINKEDIN_DESCRIPTION) return ''
  const countries = job.remoteCountries.map((country) => ({ ...nowhere, country }))
  const places: FeedPlace[] = job.places.length > 0 ? job.places : countries.length > 0 ? countries : [nowhere]
  const named = { indeed: indeedFields, linkedin: linkedInFields }[aggregator]
  return places
    .map((place, index) => {
      const number = referenceOf(job.id) + (index > 0 ? `-${index + 1}` : '')
      const elements = Object.entries(named({ origin, job, place, number }))
      return `<job>\n${elements.map(([name, value]) => `<${name}>${cdata(value)}</${name}>`).join('\n')}\n</job>\n`
    })
    .join('')
}

type FeedPlace = { city: string | null; region: string | null; country: string; postalCode: string | null }
const nowhere = { city: null, region: null, country: '', postalCode: null }

type Fields = (given: { origin: string; job: FeedJob; place: FeedPlace; number: string }) => Record<string, string>

const descriptionOf = (job: FeedJob) => htmlOf(job.description) + htmlOf(job.qualification)

const remoteKinds: Record<WorkMode, string> = { REMOTE: 'Fully remote', HYBRID: 'Hybrid remote', ONSITE: '' }

const indeedFields: Fields = ({ origin, job, place, number }) => ({
  title: job.jobTitle,
  date: job.approvedAt.toISOString(),
  referencenumber: number,
  requisitionid: referenceOf(job.id),
  url: jobUrl(origin, job.slug),
  company: job.company,
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  postalcode: place.postalCode ?? '',
  description: descriptionOf(job),
  salary: job.salary,
  jobtype: nameOfEmploymentType(job.employmentType),
  experience: job.experience,
  expirationdate: job.expiresAt.toISOString(),
  remotetype: remoteKinds[job.workMode],
})

const workplaces: Record<WorkMode, string> = { REMOTE: 'Remote', HYBRID: 'Hybrid', ONSITE: 'On-site' }
const jobTypes: Record<EmploymentType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACT',
}

const linkedInFields: Fields = ({ origin, job, place, number }) => ({
  partnerJobId: number,
  externalJobCode: referenceOf(job.id),
  company: job.company,
  title: job.jobTitle,
  description: descriptionOf(job),
  applyUrl: jobUrl(origin, job.slug),
  location: [place.city, place.region, place.country].filter(Boolean).join(', '),
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  postalCode: place.postalCode ?? '',
  workplaceTypes: workplaces[job.workMode],
  jobtype: jobTypes[job.employmentType],
  listDate: job.approvedAt.toISOString(),
  expirationDate: job.expiresAt.toISOString(),
  // The email of the feed's publisher, because employers' emails aren't public.
  posterEmail: site.email,
})
