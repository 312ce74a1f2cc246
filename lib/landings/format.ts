import { ageLabel } from '@/lib/dates'
import { JOBS_PATH } from '@/lib/postings/search-form'
import { site } from '@/lib/site'

export const landingKinds = ['role', 'in', 'type'] as const
export type LandingKind = (typeof landingKinds)[number]

/** A page about the open jobs of one role, place or type. */
export type Landing = { kind: LandingKind; slug: string; name: string; total: number }

/** What is told of its jobs. */
export type LandingNumbers = { total: number; stated: number; newest: Date }

export const landingPath = ({ kind, slug }: Pick<Landing, 'kind' | 'slug'>) => `${JOBS_PATH}/${kind}/${slug}`

/** 'Java Developer jobs', 'Jobs in Dallas', 'Remote jobs'. */
export const landingTitle = ({ kind, name }: Pick<Landing, 'kind' | 'name'>) =>
  kind === 'in' ? `Jobs in ${name === 'USA' ? 'the USA' : name}` : `${name} jobs`

/** For search engines, which keep it for weeks: nothing in it grows old within a day. */
export const landingDescription = (landing: Landing): string =>
  `${landingTitle(landing)} at companies that hire through ${site.name}: read what each job asks for and apply with your resume.`

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
  if (stated === 0) return `${open}; ${newestWords}.`
  const share = stated === total ? 'with' : `${stated.toLocaleString('en-US')} of them with`
  return `${open}, ${share} the pay stated; ${newestWords}.`
}
