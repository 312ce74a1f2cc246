import { type NewPosting, payPeriods } from '@/lib/postings/schema'
import { writtenData } from '@/lib/postings/written-data'
import type { Country } from '@/lib/readings/cities'
import { monthlyRupees, type Pay, readPay } from '@/lib/readings/pay'
import { type Place, type PlaceRead, readPlace } from '@/lib/readings/place'

/** Counts the changes of the readers: rows that an older one has read are read again. */
export const READER_VERSION = 1

/** The columns of a posting: the documented texts, and what machines need from the fields or, where certain, the texts. */
export function postingData(input: NewPosting) {
  const { city, region, country } = input
  const isRemote = input.jobType === 'Remote'
  const place = statedPlace(input) ?? readPlace(input.location)
  const stated = statedPay(input)
  const reach = reachOf(place, isRemote, input.remoteCountries)
  const pay = stated ?? readPay(input.salary, reach.countries.length === 1 ? reach.countries[0] : null)
  return {
    ...writtenData(input),
    payMin: pay?.min ?? null,
    payMax: pay?.max ?? null,
    payCurrency: pay?.currency ?? null,
    payPeriod: pay?.period ?? null,
    monthlyPayInr: pay && monthlyRupees(pay),
    ...reach,
    isPlaceStated: Boolean(city || region || country),
    isPayStated: stated !== null,
    readerVersion: READER_VERSION,
  }
}

/** The columns by which a job is found: its places, their names, and every country from which it can be done. */
export function reachOf({ places, countries, ...read }: PlaceRead, isRemote: boolean, asked: readonly Country[] = []) {
  const within = read.remoteIn.length > 0 ? read.remoteIn : countries
  const remoteCountries = !isRemote ? [] : distinct(asked.length > 0 ? asked : within)
  const [first] = places
  const only = countries.length === 1 ? countries[0] : undefined
  return {
    city: first?.city ?? null,
    region: first?.region ?? null,
    country: first?.country ?? only ?? null,
    places,
    cities: distinct(places.map(({ city }) => city)),
    regions: distinct(places.map(({ region }) => region)),
    countries: distinct([...countries, ...remoteCountries]),
    remoteCountries,
    mayBeRemote: read.isRemote && !isRemote,
  }
}

const distinct = <T>(values: readonly (T | null)[]) => [...new Set(values.filter((value) => value !== null))] as T[]

/** The place in the exact fields; what they leave out is read from the others: Plano, TX is in the USA. */
function statedPlace({ city, region, country, location }: NewPosting): PlaceRead | null {
  if (!city && !region && !country) return null
  const [read] = readPlace([city, region, country === 'IN' ? 'India' : country].filter(Boolean).join(', ')).places
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
  return { places: [place], countries: [place.country], isRemote, remoteIn: [] }
}

function statedPay({ payMin, payMax, payCurrency, payPeriod }: NewPosting): Pay | null {
  if (!payCurrency || !payPeriod || (payMin === undefined && payMax === undefined)) return null
  return { min: payMin ?? null, max: payMax ?? null, currency: payCurrency, period: payPeriods[payPeriod] }
}
