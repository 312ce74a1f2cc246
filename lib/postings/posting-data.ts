import { monthlyRupees, type Pay, readPay } from '@/lib/postings/pay'
import { readPlace } from '@/lib/postings/place'
import { employmentTypes, type NewPosting, payPeriods, workModes } from '@/lib/postings/schema'

/** The columns of a posting: the documented texts, and what machines need from the fields or, where certain, the texts. */
export function postingData(input: NewPosting) {
  const { payMin, payMax, payCurrency, payPeriod, jobType, employmentType, closesOn, remoteCountries, ...texts } = input
  const pay = statedPay(input) ?? readPay(input.salary)
  const read = readPlace(input.location)
  const isOwnPlace = Boolean(input.city || input.region || input.country)
  const { city = null, region = null, country = null } = isOwnPlace ? input : read
  const isRemote = jobType === 'Remote'
  const readCountries = isRemote && country && !city ? [country] : []
  return {
    ...texts,
    employmentType: employmentTypes[employmentType],
    workMode: workModes[jobType],
    experienceYears: Number.parseInt(input.experience, 10),
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
    monthlyPayInr: pay && monthlyRupees(pay),
    city,
    region,
    country,
    remoteCountries: isRemote && remoteCountries.length > 0 ? [...new Set(remoteCountries)] : readCountries,
    closesOn: closesOn ? new Date(`${closesOn}T00:00:00Z`) : null,
  }
}

function statedPay({ payMin, payMax, payCurrency, payPeriod }: NewPosting): Pay | null {
  if (!payCurrency || !payPeriod || (payMin === undefined && payMax === undefined)) return null
  return { min: payMin ?? null, max: payMax ?? null, currency: payCurrency, period: payPeriods[payPeriod] }
}
