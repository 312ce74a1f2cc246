import { distance } from '@/lib/jobs/postings/spelling'
import { cityKey } from '@/lib/jobs/readings/city-key'
import type { Country, Place } from '@/lib/jobs/readings/format'
import { allCities, type City, citiesNamed, type Point } from '@/lib/jobs/readings/gazetteer'
import { readPlace } from '@/lib/jobs/readings/place'
import { meaningOf } from '@/lib/jobs/readings/place-choice'
import { site } from '@/lib/site/company'
import { countryLabel } from '@/lib/site/settings/countries'

export type Area = { points: Point[]; regions: string[]; countries: Country[] }

export function readArea(text: string): Area | null {
  const { places, countries } = readPlace(text)
  const cities = places.filter(({ city }) => city)
  const meant = cities.length > 0 ? cities.flatMap(inTable) : citiesNamed(text).filter(isTown)
  const points = meant.flatMap(({ point }) => point ?? [])
  if (points.length > 0) return { points, regions: [], countries: countriesOf(meant) }
  const written = regionsIn(places)
  // 'Georgia' and 'Punjab' also exist in countries where the company doesn't recruit.
  const inCountry = (code: string) => regionsOf(`${text}, ${countryLabel(code)}`)
  const regions = written.length > 0 ? written : site.recruitsIn.flatMap(inCountry)
  const names = regions.flatMap(({ region }) => region ?? [])
  if (names.length > 0) return { points: [], regions: names, countries: countriesOf(regions) }
  return cities.length === 0 && countries.length > 0 ? { points: [], regions: [], countries } : null
}

const MIN_SIZE = 32
/** Whether a city is large enough to be meant without a state, and where the company recruits. */
const isTown = ({ size, country }: City) => size >= MIN_SIZE && site.recruitsIn.includes(country)

const regionsIn = (places: Place[]) => places.filter(({ region, city }) => region && !city)
const regionsOf = (text: string) => regionsIn(readPlace(text).places)
const countriesOf = (places: { country: Country }[]) => [...new Set(places.map(({ country }) => country))]

export const pointsOf = (places: Place[]): Point[] => places.flatMap(inTable).flatMap(({ point }) => point ?? [])

function inTable({ city, region, country }: Place) {
  const found = city ? citiesNamed(city).find((each) => each.region === region && each.country === country) : undefined
  return found ? [found] : []
}

export const EARTH_KM = 6371
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_KM

export function boxAround({ latitude, longitude }: Point, km: number) {
  const up = km / KM_PER_DEGREE
  const aside = up / Math.cos((latitude * Math.PI) / 180)
  return { south: latitude - up, north: latitude + up, west: longitude - aside, east: longitude + aside }
}

const MIN_LENGTH = 4

export function nearestCity(text: string, withJobs: readonly string[] = []): string | null {
  const [typed = '', ...rest] = text.split(',')
  const key = cityKey(typed)
  const most = key.length < 5 ? 1 : 2
  if (key.length < MIN_LENGTH) return null
  let best: { name: string; rank: number } | null = null
  for (const city of allCities()) {
    if (!isTown(city)) continue
    const known = cityKey(city.name)
    if (Math.abs(known.length - key.length) > most) continue
    const slips = distance(key, known, most)
    if (slips > most) continue
    const meaning = meaningOf(citiesNamed(city.name), city.name)
    const isSure = meaning !== null && 'city' in meaning && meaning.city.region === city.region
    const rank = slips * 10 + (known[0] === key[0] ? 0 : 5) - (withJobs.includes(city.name) ? 6 : isSure ? 4 : 0)
    if (best && rank >= best.rank) continue
    const region = rest.length > 0 || isSure ? rest : [city.region ?? '']
    best = { name: [city.name, ...region.map((each) => each.trim())].join(', '), rank }
  }
  return best?.name ?? null
}
