import * as z from 'zod'
import type { PayPeriod } from '@/lib/generated/prisma/enums'
import { jobTypeOptions } from '@/lib/postings/schema'
import { countryName } from '@/lib/readings/country'
import { indianStates, usStates } from '@/lib/readings/regions'

/** GET /api/postings/reading: what an employer has typed so far. */
export const readingQuery = z.object({
  location: z.string().max(120).default(''),
  salary: z.string().max(120).default(''),
  jobType: z.enum(jobTypeOptions).optional().catch(undefined),
  jobTitle: z.string().max(120).default(''),
  company: z.string().max(120).default(''),
})

export const readingWire = z.object({
  place: z.string().nullable().meta({ description: 'The place that was read; null when nothing is certain' }),
  pay: z.string().nullable().meta({ description: 'The pay that was read; null when nothing is certain' }),
  alike: z.object({
    path: z.string().nullable().meta({ description: 'The page of an open job of that company and title' }),
    isWaiting: z.boolean().meta({ description: 'Whether such a posting waits for a decision' }),
  }),
})
export type Reading = z.output<typeof readingWire>

type Place = { city: string | null; region: string | null; country: string; postalCode: string | null }
type Reach = { places: Place[]; countries: string[]; remoteCountries: string[]; mayBeRemote: boolean }

/** 'Plano, Texas, United States · found under USA'; '' when nothing certain was read. */
export function placeSentence({ places, countries, remoteCountries, mayBeRemote }: Reach, isRemote = false): string {
  if (countries.length === 0) return ''
  const remote = remoteCountries.length > 0 ? `Remote in ${listed(remoteCountries.map(inText))}` : 'Remote'
  const parts = [...(isRemote ? [remote] : []), ...places.map(placeName)].join(' / ')
  return `${parts}${mayBeRemote ? ', or remote' : ''} · found under ${listed(countries.map(countryName))}`
}

function placeName({ city, region, country, postalCode }: Place): string {
  const state = region && (usStates[region] ?? (region in indianStates ? region : null) ?? region)
  const isNamedTwice = city !== null && city === state
  return [city, isNamedTwice ? null : state, longNames[country] ?? country, postalCode].filter(Boolean).join(', ')
}

const longNames: Record<string, string> = { US: 'United States', IN: 'India' }
const inText = (country: string) => (country === 'US' ? 'the USA' : countryName(country))
const listed = (names: string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names)

type Pay = { min: number | null; max: number | null; currency: string; period: PayPeriod }

/** '$120,000 – $150,000 a year', 'up to ₹50,000 a month'. */
export function paySentence({ min, max, currency, period }: Pay): string {
  const locale = currency === 'INR' ? 'en-IN' : 'en-US'
  const digits = [min, max].some((amount) => amount !== null && amount % 1 !== 0) ? 2 : 0
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
  const per = `${period === 'HOUR' ? 'an' : 'a'} ${period.toLowerCase()}`
  const [low, high] = [min, max].map((amount) => (amount === null ? '' : format.format(amount)))
  if (!low) return `up to ${high} ${per}`
  if (!high) return `from ${low} ${per}`
  return low === high ? `${low} ${per}` : `${low} – ${high} ${per}`
}
