import type { WorkMode } from '@/lib/generated/prisma/enums'
import { jobUrl, referenceOf } from '@/lib/job-feeds/format'
import { type FeedJob, listFeedJobsBefore } from '@/lib/job-feeds/queries'
import { htmlOf } from '@/lib/postings/job-posting-data'
import { nameOfEmploymentType } from '@/lib/postings/options'
import { site } from '@/lib/site'
import { cdata, escapeXml } from '@/lib/xml'

const BATCH = 200
const AFTER_ALL = 2_147_483_647

/** The open jobs in the XML that job aggregators take, a few hundred at a time; `origin` is SITE_URL. */
export async function* aggregatorFeed(origin: string, builtAt: Date): AsyncGenerator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>
<source>
<publisher>${escapeXml(site.legalName)}</publisher>
<publisherurl>${escapeXml(origin)}</publisherurl>
<lastBuildDate>${builtAt.toUTCString()}</lastBuildDate>
`
  for (let before = AFTER_ALL; ; ) {
    const jobs = await listFeedJobsBefore(before, BATCH)
    yield jobs.map((job) => jobElements(origin, job)).join('')
    const last = jobs.at(-1)
    if (!last || jobs.length < BATCH) break
    before = last.id
  }
  yield '</source>\n'
}

const remoteKinds: Record<WorkMode, string> = { REMOTE: 'Fully remote', HYBRID: 'Hybrid remote', ONSITE: '' }

/** One job as aggregators take it: once for each of its places, or of the countries where a remote employee may live. */
function jobElements(origin: string, job: FeedJob): string {
  const countries = job.remoteCountries.map((country) => ({ ...nowhere, country }))
  const places: FeedPlace[] = job.places.length > 0 ? job.places : countries.length > 0 ? countries : [nowhere]
  return places.map((place, index) => jobElement(origin, job, place, index)).join('')
}

type FeedPlace = { city: string | null; region: string | null; country: string; postalCode: string | null }
const nowhere = { city: null, region: null, country: '', postalCode: null }

/** By the names that Indeed gave these fields and other aggregators took over. */
function jobElement(origin: string, job: FeedJob, place: FeedPlace, index: number): string {
  const fields = {
    title: job.jobTitle,
    date: job.approvedAt.toUTCString(),
    referencenumber: referenceOf(job.id) + (index > 0 ? `-${index + 1}` : ''),
    url: jobUrl(origin, job.slug),
    company: job.company,
    city: place.city ?? '',
    state: place.region ?? '',
    country: place.country,
    postalcode: place.postalCode ?? '',
    description: htmlOf(job.description) + htmlOf(job.qualification),
    salary: job.salary,
    jobtype: nameOfEmploymentType(job.employmentType),
    experience: job.experience,
    expirationdate: job.expiresAt.toUTCString(),
    remotetype: remoteKinds[job.workMode],
  }
  const elements = Object.entries(fields).map(([name, value]) => `<${name}>${cdata(value)}</${name}>`)
  return `<job>\n${elements.join('\n')}\n</job>\n`
}
