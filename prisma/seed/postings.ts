import slugify from '@sindresorhus/slugify'
import type { Database } from '@/lib/db'
import { READER_VERSION, reachOf } from '@/lib/postings/posting-data'
import { employmentTypes, workModes } from '@/lib/postings/schema'
import { monthlyRupees } from '@/lib/readings/pay'
import { readPlace } from '@/lib/readings/place'
import { createStoredFile, withStoredUpload } from '@/lib/uploads/store'
import { hoursAgo } from './clock'
import { companies, type SeedCompany } from './data/companies'
import { jobs, type SeedJob } from './data/jobs'
import { drawnUpload } from './images'

const LIFE_HOURS = 60 * 24
const countryNames = { US: 'USA', IN: 'India' }
const periodNames = { HOUR: 'hour', MONTH: 'month', YEAR: 'year' } as const
const firstYear = { '0 - 1 Year': 0, '2 - 4 Years': 2, '5+ Years': 5 }

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
  await tx.posting.createMany({ data: rows })
}

async function seedLogos(tx: Database): Promise<Map<string, number>> {
  const ids = new Map<string, number>()
  for (const { key, logo } of companies) {
    const upload = await drawnUpload(logo, 256, 'logo', key)
    const stored = await withStoredUpload(upload, (name) => createStoredFile(tx, name ?? '', upload))
    ids.set(key, stored.id)
  }
  return ids
}

function companyOf(job: SeedJob): SeedCompany {
  const company = companies.find(({ key }) => key === job.company)
  if (!company) throw new Error(`The demo job ${job.jobTitle} names no company.`)
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
  const { pay } = job
  return {
    firstName: company.contact.firstName,
    lastName: company.contact.lastName,
    email: company.contact.email,
    mobileNumber: company.contact.mobile,
    company: company.name,
    companyUrl: company.url,
    logoId,
    slug,
    status: ({ approved: 'APPROVED', pending: 'PENDING', rejected: 'REJECTED' } as const)[job.status],
    jobTitle: job.jobTitle,
    vacancies: job.vacancies,
    workDays: job.workDays,
    experience: job.experience,
    experienceYears: firstYear[job.experience],
    salary: salaryText(pay),
    location: locationText(job),
    noticePeriod: job.noticePeriod,
    employmentType: employmentTypes[job.employmentType],
    workMode: workModes[job.jobType],
    description: job.description,
    qualification: job.qualification,
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
    monthlyPayInr: pay && monthlyRupees(pay),
    ...reachOf(readPlace(locationText(job)), job.jobType === 'Remote'),
    readerVersion: READER_VERSION,
    confirmedAt: job.status === 'pending' ? null : at,
    createdAt: at,
    decidedAt: job.status === 'pending' ? null : at,
    approvedAt: isApproved ? at : null,
    expiresAt: isApproved ? hoursAgo(job.hoursAgo - LIFE_HOURS) : null,
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
