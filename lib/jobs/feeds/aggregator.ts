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

export const aggregators = ['indeed', 'linkedin', 'talent', 'jooble'] as const
type Aggregator = (typeof aggregators)[number]

/** All open jobs in the XML that an aggregator documents. */
export async function* aggregatorFeed(origin: string, builtAt: Date, aggregator: Aggregator): AsyncGenerator<string> {
  const { root, head } = formats[aggregator]
  const lines = Object.entries(head(origin, builtAt)).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>\n`)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${lines.join('')}`
  for (let before = MAX_INTEGER; ; ) {
    const jobs = await listFeedJobsBefore(before, BATCH)
    yield jobs.map((job) => jobElements(origin, job, aggregator)).join('')
    const last = jobs.at(-1)
    if (!last || jobs.length < BATCH) break
    before = last.id
  }
  yield `</${root}>\n`
}

function jobElements(origin: string, job: FeedJob, aggregator: Aggregator): string {
  const { minDescription, isNumberedByAttribute, fields } = formats[aggregator]
  if (descriptionOf(job).length < minDescription) return ''
  const countries = job.remoteCountries.map((country) => ({ ...nowhere, country }))
  const places: FeedPlace[] = job.places.length > 0 ? job.places : countries.length > 0 ? countries : [nowhere]
  // Applications show which feed brought them.
  const url = `${jobUrl(origin, job.slug)}?utm_source=${aggregator}`
  return places
    .map((place, index) => {
      const number = referenceOf(job.id) + (index > 0 ? `-${index + 1}` : '')
      const elements = Object.entries(fields({ url, job, place, number }))
      return `<job${isNumberedByAttribute ? ` id="${number}"` : ''}>\n${elements.map(([name, value]) => `<${name}>${cdata(value)}</${name}>`).join('\n')}\n</job>\n`
    })
    .join('')
}

type FeedPlace = { city: string | null; region: string | null; country: string; postalCode: string | null }
const nowhere = { city: null, region: null, country: '', postalCode: null }

type Fields = (given: { url: string; job: FeedJob; place: FeedPlace; number: string }) => Record<string, string>

const lineOf = ({ city, region, country }: FeedPlace) => [city, region, country].filter(Boolean).join(', ')

const descriptionOf = (job: FeedJob) => htmlOf(job.description) + htmlOf(job.qualification)

const remoteKinds: Record<WorkMode, string> = { REMOTE: 'Fully remote', HYBRID: 'Hybrid remote', ONSITE: '' }

const indeedFields: Fields = ({ url, job, place, number }) => ({
  title: job.jobTitle,
  date: job.approvedAt.toISOString(),
  referencenumber: number,
  requisitionid: referenceOf(job.id),
  url,
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

const linkedInFields: Fields = ({ url, job, place, number }) => ({
  partnerJobId: number,
  externalJobCode: referenceOf(job.id),
  company: job.company,
  title: job.jobTitle,
  description: descriptionOf(job),
  applyUrl: url,
  location: lineOf(place),
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

/** https://talent.com/integrations */
const talentFields: Fields = ({ url, job, place, number }) => ({
  referencenumber: number,
  title: job.jobTitle,
  company: job.company,
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  dateposted: `${job.approvedAt.toISOString().slice(0, 19)}Z`,
  url,
  description: descriptionOf(job),
})

/** 31.12.2026 */
const joobleDay = (time: Date) => time.toISOString().slice(0, 10).split('-').reverse().join('.')

/** Jooble's "XML Feed Specifications". */
const joobleFields: Fields = ({ url, job, place }) => ({
  link: url,
  name: job.jobTitle,
  region: lineOf(place) || (job.workMode === 'REMOTE' ? 'Remote' : ''),
  description: descriptionOf(job),
  pubdate: joobleDay(job.approvedAt),
  expire: joobleDay(job.expiresAt),
  salary: job.salary,
  company: job.company,
  jobtype: nameOfEmploymentType(job.employmentType),
})

type Format = {
  root: string
  /** What comes before the jobs. */
  head: (origin: string, builtAt: Date) => Record<string, string>
  /** The aggregator ignores jobs with shorter descriptions. */
  minDescription: number
  isNumberedByAttribute: boolean
  fields: Fields
}

const headOf = (urlName: string, dateName: string) => (origin: string, builtAt: Date) => ({
  publisher: site.legalName,
  [urlName]: origin,
  [dateName]: builtAt.toISOString(),
})
const asSource = { root: 'source', minDescription: 0, isNumberedByAttribute: false }

const formats: Record<Aggregator, Format> = {
  indeed: { ...asSource, head: headOf('publisherurl', 'lastBuildDate'), fields: indeedFields },
  linkedin: {
    ...asSource,
    head: headOf('publisherUrl', 'lastBuildDate'),
    minDescription: 100,
    fields: linkedInFields,
  },
  talent: { ...asSource, head: headOf('publisherurl', 'lastbuilddate'), minDescription: 50, fields: talentFields },
  jooble: { root: 'jobs', head: () => ({}), minDescription: 0, isNumberedByAttribute: true, fields: joobleFields },
}
