import 'server-only'
import { cityKey } from '@/lib/jobs/readings/city-key'
import table from '@/lib/jobs/readings/gazetteer.json' with { type: 'json' }
import { canadianProvinces, cityAliases, cityShorthand, indianStates } from '@/lib/jobs/readings/regions'

export type Point = { latitude: number; longitude: number }
/** `size` is 0 if the place is too small to be meant without its state. */
export type City = { name: string; region: string | null; country: string; size: number; point: Point | null }

/**
 * Each line is `key|Name|`, followed by 11 letters for each place of that name (country, state or province, size,
 * latitude, longitude) and the name of US places if it differs. The lines are sorted and searched as raw text, because
 * objects would take 20 times the memory.
 */
const lines: Record<string, string> = table
const WIDTH = 11

export function citiesNamed(name: string): City[] {
  const key = cityKey(name)
  const alias = cityAliases[key] ?? cityShorthand[key]
  return alias && cityKey(alias) !== key ? [...citiesOf(cityKey(alias)), ...citiesOf(key)] : citiesOf(key)
}

function citiesOf(key: string): City[] {
  const text = linesOf(key)
  const line = text.slice(startOf(text, `${key}|`)).split('\n', 1)[0] ?? ''
  return line.startsWith(`${key}|`) ? citiesIn(line) : []
}

export function* allCities(): Generator<City> {
  for (const text of Object.values(lines)) for (const line of text.split('\n')) yield* citiesIn(line)
}

/** The cities whose names start with these letters. */
export function* citiesStarting(letters: string): Generator<City> {
  const key = cityKey(letters)
  const text = linesOf(key)
  for (let start = startOf(text, key); key && text.startsWith(key, start); ) {
    const end = (text.indexOf('\n', start) + 1 || text.length + 1) - 1
    yield* citiesIn(text.slice(start, end))
    start = end + 1
  }
}

const linesOf = (key: string) => (Object.hasOwn(lines, key.charAt(0)) ? (lines[key.charAt(0)] ?? '') : '')

/** The start of the first line that doesn't sort before `start`. */
function startOf(text: string, start: string): number {
  let [low, high] = [0, text.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const line = middle === 0 ? 0 : text.lastIndexOf('\n', middle - 1) + 1
    if (text.slice(line, line + start.length) >= start) high = line
    else low = text.indexOf('\n', middle) + 1 || text.length + 1
  }
  return Math.min(low, text.length)
}

function citiesIn(line: string): City[] {
  const [key = '', written, places = '', inUs] = line.split('|')
  const name = written || key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return Array.from({ length: places.length / WIDTH }, (_, index) => {
    const place = places.slice(index * WIDTH, (index + 1) * WIDTH)
    const [country, code, size] = [place.slice(0, 2), place.slice(2, 4), place.charCodeAt(4) - 48]
    const point = { latitude: degrees(place.slice(5, 8)) - 90, longitude: degrees(place.slice(8)) - 180 }
    return {
      name: (country === 'US' && inUs) || name,
      region: regionOf(country, code),
      country,
      size,
      point: size === 0 && country === 'IN' ? null : point,
    }
  })
}

const degrees = (digits: string) => Number.parseInt(digits, 36) / 100

const stateOf = Object.fromEntries(Object.entries(indianStates).map(([state, code]) => [code, state]))

function regionOf(country: string, code: string): string | null {
  if (country === 'US') return code
  return (country === 'IN' ? stateOf[code] : country === 'CA' ? canadianProvinces[code] : null) ?? null
}

export const populationOf = ({ size }: City): number => (size === 0 ? 0 : 10 ** (size / 8))
