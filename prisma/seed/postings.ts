import slugify from '@sindresorhus/slugify'
import type { Database } from '@/lib/db'
import { postingSchema } from '@/lib/jobs/postings/schema'
import { statusNamed } from '@/lib/jobs/postings/statuses'
import { postingColumns } from '@/lib/jobs/postings/stored'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'
import { storeUpload } from '@/lib/platform/uploads/mutations'
import { hoursAgo } from './clock'
import { companies, jobs, logoOf, type SeedCompany, type SeedJob } from './data'
import { drawnUpload } from './images'

const LIFE_HOURS = 60 * 24
const countryNames = { US: 'USA', IN: 'India' }
const periodNames = { HOUR: 'hour', MONTH: 'month', YEAR: 'year' } as const

/** Writes the demo companies' postings, oldest first, so that newer ones have higher ids. */
export async function seedPostings(tx: Database): Promise<void> {
  const logoIds = await seedLogos(tx)
  const taken = new Map<string, number>()
  const rows = [...jobs]
    .sort((one, other) => other.hoursAgo - one.hoursAgo)
    .map((job) => {
      const company = companyOf(job)
      return postingRow(
        job,
        company,
        logoIds.get(company.key) ?? null,
        job.status === 'approved' ? nextSlug(job, taken) : null,
      )
    })
  await markSampleRows(
    tx,
    'DEMO',
    'Posting',
    await tx.posting.createManyAndReturn({ data: rows, select: { id: true } }),
  )
}

async function seedLogos(tx: Database): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const company of companies) {
    const upload = await drawnUpload(logoOf(company), 256, 'logo', company.key)
    ids.set(company.key, (await storeUpload(tx, upload)).id)
  }
  return ids
}

export function companyOf(job: SeedJob): SeedCompany {
  const company = companies.find(({ key }) => key === job.company)
  if (!company) throw new Error(`The demo job ${job.jobTitle} doesn't name a company.`)
  return company
}

function nextSlug(job: SeedJob, taken: Map<string, number>): string {
  const base = slugify(job.jobTitle)
  const count = (taken.get(base) ?? 0) + 1
  taken.set(base, count)
  return count === 1 ? base : `${base}-${count}`
}

function postingRow(job: SeedJob, company: SeedCompany, logoId: number | null, slug: string | null) {
  const at = hoursAgo(job.hoursAgo)
  const isApproved = job.status === 'approved'
  const decidedAt = job.status === 'pending' ? null : at
  return {
    ...postingColumns(postingSchema.parse(formOf(job, company))),
    logoId,
    slug,
    status: statusNamed(job.status),
    confirmedAt: decidedAt,
    createdAt: at,
    decidedAt,
    approvedAt: isApproved ? at : null,
    expiresAt: isApproved ? hoursAgo(job.hoursAgo - LIFE_HOURS) : null,
  }
}

/** Returns the job as its employer would have entered it in the hire form. */
export function formOf(job: SeedJob, company: SeedCompany) {
  const { pay, hoursAgo: _age, status: _status, city: _city, region: _region, country: _country, ...texts } = job
  return {
    ...texts,
    firstName: company.contact.firstName,
    lastName: company.contact.lastName,
    email: company.contact.email,
    mobileNumber: company.contact.mobile,
    company: company.name,
    companyUrl: company.url,
    salary: salaryText(pay),
    location: locationText(job),
    remoteCountries: [],
  }
}

function salaryText(pay: SeedJob['pay']): string {
  if (!pay) return 'Not disclosed'
  const money = (amount: number) =>
    new Intl.NumberFormat(pay.currency === 'INR' ? 'en-IN' : 'en-US', {
      style: 'currency',
      currency: pay.currency,
      maximumFractionDigits: 0,
    }).format(amount)
  return `${money(pay.min)} - ${money(pay.max)} per ${periodNames[pay.period]}`
}

function locationText(job: SeedJob): string {
  const country = countryNames[job.country]
  if (job.jobType === 'Remote')
    return `Remote (${job.remoteCountries.map((code) => countryNames[code]).join(', ') || country})`
  return job.country === 'US' ? `${job.city}, ${job.region}` : `${job.city}, ${job.region}, ${country}`
}
