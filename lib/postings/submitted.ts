import type { Prisma } from '@/lib/generated/prisma/client'
import { readPay } from '@/lib/postings/pay'
import { readPlace } from '@/lib/postings/place'
import { readQuestions } from '@/lib/postings/questions'
import { employmentTypes, type NewPosting, payPeriods, workModes } from '@/lib/postings/schema'

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

function statedPay({ salary, payMin, payMax, payCurrency, payPeriod }: Row) {
  if (!payCurrency || !payPeriod) return {}
  const [min, max] = [payMin?.toNumber(), payMax?.toNumber()]
  const read = readPay(salary)
  const isRead =
    read?.currency === payCurrency &&
    read.period === payPeriod &&
    read.min === (min ?? null) &&
    read.max === (max ?? null)
  if (isRead) return {}
  return {
    ...(min !== undefined && { payMin: min }),
    ...(max !== undefined && { payMax: max }),
    payCurrency: payCurrency as 'USD' | 'INR',
    payPeriod: nameIn(payPeriods, payPeriod),
  }
}

function statedPlace({ location, city, region, country, workMode, remoteCountries }: Row) {
  const read = readPlace(location)
  const isRead = read.city === city && read.region === region && read.country === country
  const fromPlace = workMode === 'REMOTE' && country && !city ? country : ''
  return {
    ...(!isRead && city && { city }),
    ...(!isRead && region && { region }),
    ...(!isRead && country && { country: country as 'US' | 'IN' }),
    remoteCountries: (remoteCountries.join() === fromPlace ? [] : remoteCountries) as ('US' | 'IN')[],
  }
}

/** The documented word for a value of the database. */
function nameIn<Word extends string, Value>(words: Record<Word, Value>, value: Value): Word {
  const found = (Object.keys(words) as Word[]).find((word) => words[word] === value)
  if (!found) throw new Error(`There is no word for ${value}.`)
  return found
}
