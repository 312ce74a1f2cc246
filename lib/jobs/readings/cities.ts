import 'server-only'
import table from '@/lib/jobs/readings/cities.json' with { type: 'json' }
import { cityKey } from '@/lib/jobs/readings/city-key'
import pointTable from '@/lib/jobs/readings/city-points.json' with { type: 'json' }
import type { Country } from '@/lib/jobs/readings/format'
import { cityAliases } from '@/lib/jobs/readings/regions'

export type City = { name: string; region: string; country: Country }
type Named = City & { certain: 'city' | 'country' | null; point: Point }
export type Point = { latitude: number; longitude: number }

const { abroad, ...ours } = table
let namesAbroad: Set<string> | null = null
let cities: Map<string, Named[]> | null = null

export function citiesNamed(name: string): Named[] {
  cities ??= readTable()
  const key = cityKey(name)
  return cities.get(cityKey(cityAliases[key] ?? key)) ?? []
}

export function allCities(): Named[] {
  cities ??= readTable()
  return [...cities.values()].flat()
}

export function isAbroad(name: string): boolean {
  namesAbroad ??= new Set(abroad.split('|'))
  return namesAbroad.has(cityKey(name))
}

function readTable(): Map<string, Named[]> {
  const found = new Map<string, Named[]>()
  for (const [country, regions] of Object.entries(ours))
    for (const [region, names] of Object.entries(regions)) {
      const points = pointsIn(country, region)
      for (const [index, marked] of names.split('|').entries()) {
        const name = marked.replace(/[*+]$/, '')
        const certain = marked.endsWith('*') ? 'city' : marked.endsWith('+') ? 'country' : null
        const key = cityKey(name)
        const point = points[index] ?? { latitude: 0, longitude: 0 }
        found.set(key, [...(found.get(key) ?? []), { name, region, country: country as Country, certain, point }])
      }
    }
  return found
}

function pointsIn(country: string, region: string): Point[] {
  const regions: Record<string, Record<string, string>> = pointTable
  return (regions[country]?.[region] ?? '').split('|').map((written) => {
    const [latitude = 0, longitude = 0] = written.split(' ').map(Number)
    return { latitude, longitude }
  })
}
