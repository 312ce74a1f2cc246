import { type City, populationOf } from '@/lib/jobs/readings/gazetteer'

/** What a city's name means on its own: one city, at least its country, or several that we have to ask about. */
export type Meaning = { city: City } | { country: string } | { among: City[] } | null

const MIN_HOME = 30_000
const MIN_ABROAD = 100_000
const TIMES = 10
const TIMES_ABROAD = 15
const isHome = ({ country }: City) => country === 'US' || country === 'IN'

/** English words that are also cities. */
const words =
  /^(?:mobile|enterprise|industry|union|surprise|commerce|university|orange|reading|normal|eden|college|bath|nice|split|sale|cork|lead|battle|most|date|man|of|march|summit|centre|center|capital|split|best)$/i

export function meaningOf(cities: City[], written: string): Meaning {
  if (cities.length === 0 || words.test(written)) return null
  const sorted = [...cities].sort((one, other) => other.size - one.size)
  const largestHome = sorted.find(isHome)
  const largestAbroad = sorted.find((city) => !isHome(city))
  const [home, abroad] = [largestHome ? populationOf(largestHome) : 0, largestAbroad ? populationOf(largestAbroad) : 0]
  if (largestHome && home >= MIN_HOME && abroad <= home * (largestHome.country === 'IN' || home >= 900_000 ? 1 : 0.5))
    return amongHome(largestHome, sorted)
  if (largestAbroad && abroad >= MIN_ABROAD && home * TIMES <= abroad && home < MIN_ABROAD) {
    const rival = sorted.find((city) => !isHome(city) && city.country !== largestAbroad.country)
    const twin = sorted.find((city) => city !== largestAbroad && city.country === largestAbroad.country)
    if (!rival || populationOf(rival) * TIMES_ABROAD <= abroad)
      return !twin || populationOf(twin) * TIMES <= abroad
        ? { city: largestAbroad }
        : { country: largestAbroad.country }
  }
  return Math.max(home, abroad) >= MIN_HOME ? { among: sorted.slice(0, 3) } : null
}

function amongHome(largest: City, sorted: City[]): Meaning {
  const people = populationOf(largest)
  const others = sorted.filter((city) => city !== largest && isHome(city))
  const isAcross = others.some((city) => city.country !== largest.country && populationOf(city) * TIMES > people)
  if (isAcross) return { among: sorted.slice(0, 3) }
  return others.some((city) => populationOf(city) * TIMES > people) ? { country: largest.country } : { city: largest }
}

/** The city of that name in a country, if it's the only one or ten times as large as the next largest. */
export function largestOf(cities: City[]): City | null {
  const [largest, next] = [...cities].sort((one, other) => other.size - one.size)
  return largest && (!next || populationOf(next) * TIMES <= populationOf(largest)) ? largest : null
}
