import { cityKey } from '@/lib/jobs/readings/city-key'
import { table } from '@/lib/jobs/readings/regions'

const names = new Intl.DisplayNames(['en'], { type: 'region', style: 'long', fallback: 'none' })
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const notCountries = /^(?:EU|EZ|UN|X.|Z[RZ]|Q.|A[CN]|BU|CS|D[DGY]|FX|NT|SU|TP|VD|YD|YU|PR|GU|VI|UK|JE|GG|IM)$/

/** ISO 3166-1 codes, without regions and territories that count as part of a country. */
const countryCodes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second)).filter(
  (code) => !notCountries.test(code) && names.of(code) !== undefined,
)

const alsoCalled = table({
  usa: 'US',
  us: 'US',
  'u s': 'US',
  'u s a': 'US',
  america: 'US',
  'united states of america': 'US',
  'the united states': 'US',
  conus: 'US',
  bharat: 'IN',
  ind: 'IN',
  uk: 'GB',
  'u k': 'GB',
  'great britain': 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  uae: 'AE',
  'u a e': 'AE',
  emirates: 'AE',
  ksa: 'SA',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  'south korea': 'KR',
  korea: 'KR',
  'hong kong': 'HK',
  'viet nam': 'VN',
  turkey: 'TR',
  burma: 'MM',
  myanmar: 'MM',
  'ivory coast': 'CI',
  macau: 'MO',
  bosnia: 'BA',
  'republic of ireland': 'IE',
  'the philippines': 'PH',
})

const byName = new Map<string, string>()
for (const code of countryCodes) byName.set(cityKey(names.of(code) ?? code), code)
for (const [name, code] of Object.entries(alsoCalled)) byName.set(name, code)

export const countryNamed = (key: string): string | null => byName.get(key) ?? null

const codes = new Set(countryCodes)

/** Looks up a two-letter country code written after a city, as in 'Berlin, DE'. */
export const countryOfLetters = (letters: string): string | null => (codes.has(letters) ? letters : null)
