import { ageLabel } from '@/lib/dates'
import { JOBS_PATH } from '@/lib/postings/filter-form'

export const landingKinds = ['role', 'in', 'type'] as const
export type LandingKind = (typeof landingKinds)[number]

/** A page about the open jobs of one role, place or type. */
export type Landing = { kind: LandingKind; slug: string; name: string; total: number }

/** What is told of its jobs. */
export type LandingNumbers = { total: number; stated: number; least: number | null; most: number | null; newest: Date }

export const landingPath = ({ kind, slug }: Pick<Landing, 'kind' | 'slug'>) => `${JOBS_PATH}/${kind}/${slug}`

/** 'Java Developer jobs', 'Jobs in Dallas', 'Remote jobs'. */
export const landingTitle = ({ kind, name }: Pick<Landing, 'kind' | 'name'>) =>
  kind === 'in' ? `Jobs in ${name}` : `${name} jobs`

/** A name as it stands in an address: 'New York' is 'new-york'. */
export function placeSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** A few sentences made from numbers alone. */
export function landingIntro(numbers: LandingNumbers, time: Date): string {
  const { total, stated, newest } = numbers
  const open = total === 1 ? '1 job is open' : `${total.toLocaleString('en-US')} jobs are open`
  const newestWords = `the newest was posted ${ageLabel(newest, time)} ago`
  const pay = stated > 0 ? ` ${statedWords(numbers)}` : ''
  return `${open}; ${newestWords}.${pay}`
}

function statedWords({ total, stated, least, most }: LandingNumbers): string {
  const who = stated === total ? 'The pay is stated' : `${stated.toLocaleString('en-US')} of them state the pay`
  const range = least === most ? inRupees(most ?? 0) : `${inRupees(least ?? 0)} to ${inRupees(most ?? 0)}`
  return `${who}: at the most ${range} a month.`
}

const inRupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`
