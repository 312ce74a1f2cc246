import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import { columnsOf, fieldNames, fieldOf, writtenNames } from '@/lib/jobs/postings/fields'
import { fieldsOf, writtenColumns } from '@/lib/jobs/postings/format'
import { nameOfPayPeriod, payPeriods } from '@/lib/jobs/postings/options'
import type { NewPosting } from '@/lib/jobs/postings/schema'
import { countryName, type Place, type PlaceRead, placeColumns, placesJson } from '@/lib/jobs/readings/format'
import { pointsOf } from '@/lib/jobs/readings/near'
import { monthlyRupees, type Pay, readPay } from '@/lib/jobs/readings/pay'
import { readPlace } from '@/lib/jobs/readings/place'
import { skillsOfJob } from '@/lib/jobs/readings/skills-in-text'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { versionedJson } from '@/lib/platform/versioned-json'

export const PARSER_VERSION = 4

/** `before` is the posting that is being changed or repeated. */
export function postingColumns(posting: NewPosting, before?: { mobileNumber: string; phoneE164: string | null }) {
  const known = before && { entered: before.mobileNumber, e164: before.phoneE164 }
  const phoneE164 = storedPhone(posting.mobileNumber, 'other', known)
  return { ...writtenColumns(posting), ...readColumns(posting), phoneE164 }
}

export function readColumns(posting: NewPosting) {
  const { city, region, country } = posting
  const isRemote = posting.jobType === 'Remote'
  const place = statedPlace(posting) ?? readPlace(posting.location)
  const stated = statedPay(posting)
  const { places, ...columns } = placeColumns(place, isRemote, posting.remoteCountries)
  const pay = stated ?? readPay(posting.salary, columns.countries.length === 1 ? columns.countries[0] : null)
  return {
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
    monthlyPayInr: pay && monthlyRupees(pay),
    ...columns,
    places: placesJson.write(places),
    points: pointsOf(places).flatMap(({ latitude, longitude }) => [latitude, longitude]),
    skills: skillsOfJob(posting),
    isPlaceStated: Boolean(city || region || country),
    isPayStated: stated !== null,
    parserVersion: PARSER_VERSION,
  }
}

function statedPlace({ city, region, country, location }: NewPosting): PlaceRead | null {
  if (!city && !region && !country) return null
  const [read] = readPlace([city, region, country && countryName(country)].filter(Boolean).join(', ')).places
  const known = read?.country ?? country
  if (!known) return null
  const { isRemote, places } = readPlace(location)
  const postalCode = places.find((place) => place.city === read?.city)?.postalCode ?? null
  const place: Place = {
    city: read?.city ?? city ?? null,
    region: read?.region ?? region ?? null,
    country: country ?? known,
    postalCode,
  }
  return { places: [place], countries: [place.country], isRemote, remoteIn: [], question: null }
}

function statedPay({ payMin, payMax, payCurrency, payPeriod }: NewPosting): Pay | null {
  if (!payCurrency || !payPeriod || (payMin === undefined && payMax === undefined)) return null
  return { min: payMin ?? null, max: payMax ?? null, currency: payCurrency, period: payPeriods[payPeriod] }
}

export const submittedSelect = {
  ...columnsOf(fieldNames),
  phoneE164: true,
  isPlaceStated: true,
  isPayStated: true,
} satisfies Prisma.PostingSelect

type Row = Prisma.PostingGetPayload<{ select: typeof submittedSelect }>

/**
 * The inverse of `postingColumns`. Leaves out values that were parsed from the pay and location text, because edited
 * text is parsed again.
 */
export function submittedPosting(row: Row): NewPosting {
  // These were validated when they were written.
  const written = fieldsOf(writtenNames, row) as Pick<NewPosting, (typeof writtenNames)[number]>
  return defined({ ...written, ...statedColumnsOfPay(row), ...statedColumnsOfPlace(row) })
}

function statedColumnsOfPay({ isPayStated, payMin, payMax, payCurrency, payPeriod }: Row) {
  if (!isPayStated || !payCurrency || !payPeriod) return {}
  return {
    payMin: payMin?.toNumber(),
    payMax: payMax?.toNumber(),
    payCurrency: payCurrency as NewPosting['payCurrency'],
    payPeriod: nameOfPayPeriod(payPeriod),
  }
}

function statedColumnsOfPlace({ isPlaceStated, location, workMode, remoteCountries, ...place }: Row) {
  const city = (isPlaceStated && place.city) || undefined
  const region = (isPlaceStated && place.region) || undefined
  const country = (isPlaceStated && place.country) || undefined
  const isRemote = workMode === 'REMOTE'
  const read = isPlaceStated ? [place.country] : placeColumns(readPlace(location), isRemote).remoteCountries
  const chosen = remoteCountries.join() === read.join() ? [] : remoteCountries
  return {
    city,
    region,
    country: country as NewPosting['country'],
    remoteCountries: chosen as NewPosting['remoteCountries'],
  }
}

function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Value
}

const optionalAtFirst = ['payMin', 'payMax', 'payCurrency', 'payPeriod', 'city', 'region', 'country', 'closesOn']

const revisionJson = versionedJson({
  version: 1,
  schema: z.record(z.string(), z.unknown()),
  upgrades: {
    // Version 0 didn't store empty values.
    0: (value) =>
      value instanceof Object
        ? { ...Object.fromEntries(optionalAtFirst.map((name) => [name, null])), ...value }
        : value,
  },
})

export function writeRevision(posting: NewPosting): Prisma.InputJsonObject {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, posting[name] ?? null]))
  return revisionJson.write(fields) as Prisma.InputJsonObject
}

export function readRevision(stored: Prisma.JsonValue, now: NewPosting): NewPosting {
  const revised = revisionJson.read(stored) ?? {}
  const read = fieldNames.map((name) => {
    const { schema, stored: storedSchema = schema } = fieldOf(name)
    const result = name in revised ? storedSchema.safeParse(revised[name]) : null
    return [name, result?.success ? result.data : now[name]]
  })
  return defined(Object.fromEntries(read) as NewPosting)
}
