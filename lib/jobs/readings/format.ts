import * as z from 'zod'
import { usStates, usTerritories } from '@/lib/jobs/readings/regions'
import { versionedJson } from '@/lib/platform/versioned-json'

const placeSchema = z.object({
  city: z.string().nullable(),
  region: z.string().nullable(),
  country: z.string().regex(/^[A-Z]{2}$/),
  postalCode: z.string().nullable(),
})
export type Place = z.output<typeof placeSchema>
/** ISO 3166-1 alpha-2. */
export type Country = Place['country']

export const placesJson = versionedJson({ version: 1, schema: z.array(placeSchema) })
export const readPlaces = (stored: unknown): Place[] => placesJson.read(stored) ?? []

export type PlaceRead = {
  places: Place[]
  countries: Country[]
  isRemote: boolean
  remoteIn: Country[]
  /** The question to ask if a name is ambiguous. */
  question: string | null
}

type Read = Omit<PlaceRead, 'question'>

export function placeColumns({ places, countries, ...read }: Read, isRemote: boolean, chosen: readonly Country[] = []) {
  const within = read.remoteIn.length > 0 ? read.remoteIn : countries
  const remoteCountries = !isRemote ? [] : distinct(chosen.length > 0 ? chosen : within)
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

type Reach = { places: Place[]; countries: string[]; remoteCountries: string[]; mayBeRemote: boolean }

export function placeSentence({ places, countries, remoteCountries, mayBeRemote }: Reach, isRemote = false): string {
  if (countries.length === 0) return ''
  const remote = remoteCountries.length > 0 ? `Remote in ${listed(remoteCountries.map(inText))}` : 'Remote'
  const parts = [...(isRemote ? [remote] : []), ...places.map(placeName)].join(' / ')
  return `${parts}${mayBeRemote ? ', or remote' : ''} · found under ${listed(countries.map(countryName))}`
}

/** The name of a state or another region. */
export const regionName = (region: string): string => usStates[region] ?? usTerritories[region] ?? region

function placeName({ city, region, country, postalCode }: Place): string {
  const state = region && regionName(region)
  const isNamedTwice = city !== null && city === state
  return [city, isNamedTwice ? null : state, country === 'US' ? 'United States' : countryName(country), postalCode]
    .filter(Boolean)
    .join(', ')
}

const inText = (country: string) => (country === 'US' ? 'the USA' : countryName(country))
const listed = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', style: 'long' })

export function countryName(code: string): string {
  return code === 'US' ? 'USA' : (countryNames.of(code) ?? code)
}
