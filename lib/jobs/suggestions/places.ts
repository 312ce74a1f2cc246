import { cityKey } from '@/lib/jobs/readings/city-key'
import { countryName } from '@/lib/jobs/readings/format'
import { type City, citiesNamed, citiesStarting } from '@/lib/jobs/readings/gazetteer'
import { site } from '@/lib/site/company'

/** A city as people write it: 'Austin, TX', 'Pune, Maharashtra' or 'Toronto, Canada'. */
export function cityText({ name, region, country }: Pick<City, 'name' | 'region' | 'country'>): string {
  const isStateSaid = (country === 'US' || country === 'IN') && region && region !== name
  return [name, isStateSaid ? region : countryName(country)].join(', ')
}

/** In the logarithmic unit of `size`. */
const TEN_TIMES = 8

/** The largest cities whose names start like this. Those where the company recruits count as ten times as large. */
export function citiesToSuggest(typed: string, max: number): City[] {
  const [name = '', rest = ''] = typed.split(',', 2)
  const start = cityKey(rest)
  const fits = ({ region, country }: City) =>
    start === '' || [region, countryName(country)].some((each) => each && cityKey(each).startsWith(start))
  const isKnown = ({ size }: City) => size > 0 || start !== ''
  const rank = ({ country, size }: City) => size + (site.recruitsIn.some((code) => code === country) ? TEN_TIMES : 0)
  const found = [...citiesNamed(name), ...(start === '' ? citiesStarting(name) : [])].filter(
    (city) => fits(city) && isKnown(city),
  )
  const best = new Map<string, City>()
  for (const city of found.sort((one, other) => rank(other) - rank(one)))
    if (!best.has(cityText(city))) best.set(cityText(city), city)
  return [...best.values()].slice(0, max)
}
