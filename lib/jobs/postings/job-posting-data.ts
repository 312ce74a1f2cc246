import type { EmploymentType, PayPeriod, WorkMode } from '@/lib/generated/prisma/enums'
import { blocksOf, referenceOf } from '@/lib/jobs/postings/format'
import type { Place } from '@/lib/jobs/readings/format'

type JobFacts = {
  id: number
  jobTitle: string
  company: string
  companyUrl: string
  vacancies: number
  employmentType: EmploymentType
  workMode: WorkMode
  description: string
  qualification: string
  experienceYears: number | null
  payMin: number | null
  payMax: number | null
  payCurrency: string | null
  payPeriod: PayPeriod | null
  places: Place[]
  mayBeRemote: boolean
  remoteCountries: string[]
  approvedAt: Date
  expiresAt: Date
}

const employmentTypes: Record<EmploymentType, string> = {
  FULL_TIME: 'FULL_TIME',
  PART_TIME: 'PART_TIME',
  CONTRACT: 'CONTRACTOR',
}

/**
 * JSON-LD that follows Google's rules for JobPosting. Null without the required place, because an incomplete posting is
 * worse than none.
 */
export function jobPostingData(job: JobFacts, url: string, logoUrl: string | null) {
  const place = placeOf(job)
  if (!place) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.jobTitle,
    description:
      htmlOf(job.description) + (job.qualification.trim() && `<h3>Qualification</h3>${htmlOf(job.qualification)}`),
    datePosted: job.approvedAt.toISOString(),
    validThrough: job.expiresAt.toISOString(),
    employmentType: employmentTypes[job.employmentType],
    identifier: { '@type': 'PropertyValue', name: job.company, value: referenceOf(job.id) },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company,
      ...(job.companyUrl && { sameAs: job.companyUrl }),
      ...(logoUrl && { logo: logoUrl }),
    },
    ...place,
    ...payOf(job),
    ...(job.qualification.trim() && { qualifications: job.qualification.trim() }),
    ...(job.experienceYears && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: job.experienceYears * 12,
      },
    }),
    totalJobOpenings: job.vacancies,
    directApply: true,
    url,
  }
}

/** A job with several places lists them all. A remote-only job lists where its employee can live. */
function placeOf({ workMode, places, mayBeRemote, remoteCountries }: JobFacts) {
  const isRemote = workMode === 'REMOTE'
  const allowed = remoteCountries.length > 0 ? remoteCountries : [...new Set(places.map(({ country }) => country))]
  const remote = (isRemote || mayBeRemote) && {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: allowed.map((name) => ({ '@type': 'Country', name })),
  }
  if (isRemote) return allowed.length > 0 && remote
  const locations = places.map((place) => ({ '@type': 'Place', address: addressOf(place) }))
  return locations.length > 0 && { jobLocation: locations.length > 1 ? locations : locations[0], ...remote }
}

function addressOf({ city, region, country, postalCode }: Place) {
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(postalCode && { postalCode }),
    addressCountry: country,
  }
}

function payOf({ payMin, payMax, payCurrency, payPeriod }: JobFacts) {
  if (payMin === null || payMax === null || !payCurrency || !payPeriod) return {}
  const amount = payMin === payMax ? { value: payMin } : { minValue: payMin, maxValue: payMax }
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: payCurrency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: payPeriod },
    },
  }
}

export function htmlOf(text: string): string {
  const element = (tag: string, words: string) =>
    `<${tag}>${words.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</${tag}>`
  return blocksOf(text)
    .map((block) =>
      block.kind === 'list'
        ? `<ul>${block.items.map((item) => element('li', item)).join('')}</ul>`
        : element('p', block.text),
    )
    .join('')
}
