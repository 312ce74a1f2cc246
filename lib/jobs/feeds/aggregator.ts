import type { EmploymentType, PayPeriod, WorkMode } from '@/lib/generated/prisma/enums'
import { jobUrl } from '@/lib/jobs/feeds/format'
import { type FeedJob, listFeedJobsBefore } from '@/lib/jobs/feeds/queries'
import { referenceOf } from '@/lib/jobs/postings/format'
import { htmlOf } from '@/lib/jobs/postings/job-posting-data'
import { experienceOptions, nameOfEmploymentType, nameOfPayPeriod } from '@/lib/jobs/postings/options'
import { MAX_INTEGER } from '@/lib/platform/schemas'
import { cdata, escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'

const BATCH = 200

export const aggregators = ['indeed', 'linkedin', 'talent', 'jooble'] as const
type Aggregator = (typeof aggregators)[number]

/** `companyId`: the LinkedIn page of the company that all jobs are listed under. */
export type FeedFor = { aggregator: Aggregator; companyId?: string | undefined }

/** All open jobs in the XML that an aggregator documents (docs/job-feeds.md). */
export async function* aggregatorFeed(origin: string, builtAt: Date, feed: FeedFor): AsyncGenerator<string> {
  const { root, head } = formats[feed.aggregator]
  const lines = Object.entries(head(origin, builtAt)).map(([name, value]) => `<${name}>${escapeXml(value)}</${name}>\n`)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<${root}>\n${lines.join('')}`
  for (let before = MAX_INTEGER; ; ) {
    const jobs = await listFeedJobsBefore(before, BATCH)
    yield jobs.map((job) => jobElements(origin, job, feed)).join('')
    const last = jobs.at(-1)
    if (!last || jobs.length < BATCH) break
    before = last.id
  }
  yield `</${root}>\n`
}

function jobElements(origin: string, job: FeedJob, { aggregator, companyId }: FeedFor): string {
  const { minDescription, isNumberedByAttribute, fields } = formats[aggregator]
  if (descriptionOf(job).length < minDescription) return ''
  const countries = job.remoteCountries.map((country) => ({ ...nowhere, country }))
  const places: FeedPlace[] = job.places.length > 0 ? job.places : countries.length > 0 ? countries : [nowhere]
  // Applications show which feed brought them.
  const url = `${jobUrl(origin, job.slug)}?utm_source=${aggregator}`
  return places
    .map((place, index) => {
      const number = referenceOf(job.id) + (index > 0 ? `-${index + 1}` : '')
      const elements = elementsOf(fields({ url, job, place, number, companyId }))
      return `<job${isNumberedByAttribute ? ` id="${number}"` : ''}>\n${elements}\n</job>\n`
    })
    .join('')
}

/** Elements by name. Those that are undefined are left out. */
type Elements = { [name: string]: string | Elements | undefined }

function elementsOf(elements: Elements): string {
  return Object.entries(elements)
    .flatMap(([name, value]) => {
      if (value === undefined) return []
      return `<${name}>${typeof value === 'string' ? cdata(value) : `\n${elementsOf(value)}\n`}</${name}>`
    })
    .join('\n')
}

type FeedPlace = { city: string | null; region: string | null; country: string; postalCode: string | null }
const nowhere = { city: null, region: null, country: '', postalCode: null }

type Fields = (given: {
  url: string
  job: FeedJob
  place: FeedPlace
  number: string
  companyId: string | undefined
}) => Elements

const lineOf = ({ city, region, country }: FeedPlace) => [city, region, country].filter(Boolean).join(', ')

const descriptionOf = (job: FeedJob) => htmlOf(job.description) + htmlOf(job.qualification)

/** The pay as numbers, if the job says both ends, the currency and the period. */
function payOf({ payMin: min, payMax: max, payCurrency: currency, payPeriod: period }: FeedJob) {
  return min === null || max === null || !currency || !period ? undefined : { min, max, currency, period }
}

const currencySigns: Record<string, string> = { USD: '$', INR: '₹' }

/** Indeed wants a currency sign, a period and no separators. Pay that we couldn't parse is sent as it was entered. */
function indeedSalary(job: FeedJob): string {
  const pay = payOf(job)
  const sign = pay && currencySigns[pay.currency]
  if (!pay || !sign) return job.salary
  const amounts = [...new Set([pay.min, pay.max])].map(
    (amount) => sign + amount.toFixed(Number.isInteger(amount) ? 0 : 2),
  )
  return `${amounts.join(' - ')} per ${nameOfPayPeriod(pay.period)}`
}

const remoteKinds: Record<WorkMode, string> = { REMOTE: 'Fully remote', HYBRID: 'Hybrid remote', ONSITE: '' }
const indeedTypes: Record<EmploymentType, string> = {
  FULL_TIME: 'fulltime',
  PART_TIME: 'parttime',
  CONTRACT: 'contract',
}

const indeedFields: Fields = ({ url, job, place, number }) => ({
  title: job.jobTitle,
  date: job.approvedAt.toISOString(),
  referencenumber: number,
  requisitionid: referenceOf(job.id),
  url,
  company: job.company,
  sourcename: job.company,
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  postalcode: place.postalCode ?? '',
  description: descriptionOf(job),
  salary: indeedSalary(job),
  jobtype: indeedTypes[job.employmentType],
  experience: job.experience,
  expirationdate: job.expiresAt.toISOString(),
  remotetype: remoteKinds[job.workMode],
})

const workplaces: Record<WorkMode, string> = { REMOTE: 'Remote', HYBRID: 'Hybrid', ONSITE: 'On-site' }
const experienceLevels: Record<string, string> = {
  [experienceOptions[0]]: 'ENTRY_LEVEL',
  [experienceOptions[1]]: 'ASSOCIATE',
  [experienceOptions[2]]: 'MID_SENIOR_LEVEL',
}
const linkedInPeriods: Record<PayPeriod, string> = {
  HOUR: 'HOURLY',
  DAY: 'DAILY',
  WEEK: 'WEEKLY',
  MONTH: 'MONTHLY',
  YEAR: 'YEARLY',
}

/** LinkedIn only takes whole amounts, and rounded pay would be wrong. */
function linkedInSalaries(job: FeedJob): Elements | undefined {
  const pay = payOf(job)
  if (!pay || !Number.isInteger(pay.min) || !Number.isInteger(pay.max)) return undefined
  const end = (amount: number) => ({ amount: String(amount), currencyCode: pay.currency })
  const salary = {
    highEnd: end(pay.max),
    lowEnd: end(pay.min),
    period: linkedInPeriods[pay.period],
    type: 'BASE_SALARY',
  }
  return { salary }
}

/** https://learn.microsoft.com/linkedin/talent/job-postings/xml-feeds-development-guide */
const linkedInFields: Fields = ({ url, job, place, number, companyId }) => ({
  partnerJobId: number,
  externalJobCode: referenceOf(job.id),
  company: job.company,
  companyId,
  title: job.jobTitle,
  description: descriptionOf(job),
  applyUrl: url,
  location: lineOf(place),
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  postalCode: place.postalCode ?? '',
  workplaceTypes: workplaces[job.workMode],
  experienceLevel: experienceLevels[job.experience],
  jobtype: job.employmentType,
  salaries: linkedInSalaries(job),
  listDate: job.approvedAt.toISOString(),
  expirationDate: job.expiresAt.toISOString(),
  // The email of the feed's publisher, because employers' emails aren't public.
  posterEmail: site.email,
})

const secondOf = (time: Date) => time.toISOString().slice(0, 19)

/** 12-31-2026T23:59:59Z */
const talentExpiry = (time: Date) => secondOf(time).replace(/^(\d+)-(\d+-\d+)(.*)$/, '$2-$1$3Z')

const talentTypes: Record<EmploymentType, string> = {
  FULL_TIME: 'Full time',
  PART_TIME: 'Part time',
  CONTRACT: 'Contract',
}

function talentSalary(job: FeedJob): Elements | undefined {
  const pay = payOf(job)
  return (
    pay && {
      salary_max: String(pay.max),
      salary_min: String(pay.min),
      salary_currency: pay.currency,
      period: nameOfPayPeriod(pay.period),
      type: 'BASE_SALARY',
    }
  )
}

/** https://talent.com/integrations */
const talentFields: Fields = ({ url, job, place, number }) => ({
  referencenumber: number,
  title: job.jobTitle,
  company: job.company,
  city: place.city ?? '',
  state: place.region ?? '',
  country: place.country,
  postalcode: place.postalCode ?? undefined,
  dateposted: `${secondOf(job.approvedAt)}Z`,
  expirationdate: talentExpiry(job.expiresAt),
  url,
  description: descriptionOf(job),
  salary: talentSalary(job),
  jobtype: talentTypes[job.employmentType],
  isremote: job.workMode === 'REMOTE' ? 'yes' : 'no',
  experience: job.experience,
})

/** 31.12.2026 */
const joobleDay = (time: Date) => time.toISOString().slice(0, 10).split('-').reverse().join('.')

/** Jooble's "XML Feed Specifications". */
const joobleFields: Fields = ({ url, job, place }) => ({
  link: url,
  name: job.jobTitle,
  region: lineOf(place) || (job.workMode === 'REMOTE' ? 'Remote' : ''),
  description: descriptionOf(job),
  // The job's page has the form, too.
  apply_url: url,
  pubdate: joobleDay(job.approvedAt),
  updated: joobleDay(job.changedAt && job.changedAt > job.approvedAt ? job.changedAt : job.approvedAt),
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

type Names = { url: string; date: string }
const headOf =
  ({ url, date }: Names, dateOf: (time: Date) => string) =>
  (origin: string, builtAt: Date) => ({ publisher: site.legalName, [url]: origin, [date]: dateOf(builtAt) })
const isoTime = (time: Date) => time.toISOString()
const asSource = { root: 'source', minDescription: 0, isNumberedByAttribute: false }

const formats: Record<Aggregator, Format> = {
  indeed: {
    ...asSource,
    head: headOf({ url: 'publisherurl', date: 'lastBuildDate' }, isoTime),
    fields: indeedFields,
  },
  linkedin: {
    ...asSource,
    head: headOf({ url: 'publisherUrl', date: 'lastBuildDate' }, (time) => time.toUTCString()),
    minDescription: 100,
    fields: linkedInFields,
  },
  talent: {
    ...asSource,
    head: headOf({ url: 'publisherurl', date: 'lastbuilddate' }, isoTime),
    minDescription: 50,
    fields: talentFields,
  },
  jooble: { root: 'jobs', head: () => ({}), minDescription: 0, isNumberedByAttribute: true, fields: joobleFields },
}
