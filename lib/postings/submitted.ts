import type { Prisma } from '@/lib/generated/prisma/client'
import { reachOf } from '@/lib/postings/posting-data'
import { readQuestions } from '@/lib/postings/questions'
import { employmentTypes, type NewPosting, payPeriods, workModes } from '@/lib/postings/schema'
import { readPlace } from '@/lib/readings/place'

/** The columns that the hire form fills. */
export const submittedSelect = {
  firstName: true,
  lastName: true,
  email: true,
  mobileNumber: true,
  company: true,
  companyUrl: true,
  workDays: true,
  jobTitle: true,
  vacancies: true,
  experience: true,
  salary: true,
  location: true,
  noticePeriod: true,
  employmentType: true,
  workMode: true,
  description: true,
  qualification: true,
  payMin: true,
  payMax: true,
  payCurrency: true,
  payPeriod: true,
  city: true,
  region: true,
  country: true,
  remoteCountries: true,
  isPlaceStated: true,
  isPayStated: true,
  closesOn: true,
  questions: true,
} satisfies Prisma.PostingSelect

type Row = Prisma.PostingGetPayload<{ select: typeof submittedSelect }>

/**
 * A posting as the hire form sent it: the way back from `postingData`. What was only read from its texts is left out, so
 * that a changed text is read anew.
 */
export function submittedPosting(row: Row): NewPosting {
  return {
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    mobileNumber: row.mobileNumber,
    company: row.company,
    companyUrl: row.companyUrl,
    // The columns hold no other words than those that the schema let in.
    workDays: row.workDays as NewPosting['workDays'],
    jobTitle: row.jobTitle,
    vacancies: row.vacancies,
    experience: row.experience as NewPosting['experience'],
    salary: row.salary,
    location: row.location,
    noticePeriod: row.noticePeriod,
    employmentType: nameIn(employmentTypes, row.employmentType),
    jobType: nameIn(workModes, row.workMode),
    description: row.description,
    qualification: row.qualification,
    ...statedPay(row),
    ...statedPlace(row),
    ...(row.closesOn && { closesOn: row.closesOn.toISOString().slice(0, 10) }),
    questions: readQuestions(row.questions),
  }
}

function statedPay({ isPayStated, payMin, payMax, payCurrency, payPeriod }: Row) {
  if (!isPayStated || !payCurrency || !payPeriod) return {}
  return {
    ...(payMin && { payMin: payMin.toNumber() }),
    ...(payMax && { payMax: payMax.toNumber() }),
    payCurrency: payCurrency as 'USD' | 'INR',
    payPeriod: nameIn(payPeriods, payPeriod),
  }
}

function statedPlace({ isPlaceStated, location, city, region, country, workMode, remoteCountries }: Row) {
  const isRemote = workMode === 'REMOTE'
  const read = isPlaceStated ? [country] : reachOf(readPlace(location), isRemote).remoteCountries
  return {
    ...(isPlaceStated && city && { city }),
    ...(isPlaceStated && region && { region }),
    ...(isPlaceStated && country && { country: country as 'US' | 'IN' }),
    remoteCountries: (remoteCountries.join() === read.join() ? [] : remoteCountries) as ('US' | 'IN')[],
  }
}

/** The documented word for a value of the database. */
function nameIn<Word extends string, Value>(words: Record<Word, Value>, value: Value): Word {
  const found = (Object.keys(words) as Word[]).find((word) => words[word] === value)
  if (!found) throw new Error(`There is no word for ${value}.`)
  return found
}
