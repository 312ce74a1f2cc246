import 'server-only'
import { type JobFilters, searchTitle } from '@/lib/jobs/postings/search'
import { countJobs, type JobCount } from '@/lib/jobs/postings/search-queries'
import { correctedFilters } from '@/lib/jobs/postings/suggestion-queries'
import { asFilters } from '@/lib/jobs/postings/words-as-filters'

type Counted = { filters: JobFilters; count: JobCount }
export type Suggestion = { filters: JobFilters; total: number; text: string }
export type ResolvedSearch = Counted & {
  /** The search as typed, if another one is shown instead of it. */
  typed: Suggestion | null
  /** What to call the search that's shown. */
  title: string
  /** A search with corrected spelling that finds more jobs, and one with filters instead of words. */
  spelling: Suggestion | null
  exact: Suggestion | null
}

/** How many times more jobs a correction has to find to be shown at once. */
const SEVERAL = 3
/** Filters are shown instead of words if they find at least this share of the jobs with the words. */
const MIN_SHARE = 0.5

/**
 * Decides what a search is for: what was typed, corrected spelling or words turned into filters. The job list, the API,
 * feeds and job alerts all search for the result. `match=exact` is always searched as typed.
 */
export async function resolveSearch(typed: JobFilters, time: Date): Promise<ResolvedSearch> {
  const counted = async (filters: JobFilters): Promise<Counted> => ({ filters, count: await countJobs(filters, time) })
  const asTyped = await counted(typed)
  if (typed.match === 'exact') return shown(asTyped)
  const { exact } = asTyped.count
  const meant = await understood(asTyped, counted)
  const corrected = await correctedFilters(typed, exact)
  const better = corrected && (await withFilters(await counted(corrected), counted))
  if (better && isSeveralTimes(better.count.exact, Math.max(exact, meant?.count.exact ?? 0)))
    return shown(better, asTyped)
  const spelling = better && better.count.exact > exact ? suggestionOf(better) : null
  if (meant && meant.count.exact >= exact * MIN_SHARE) return { ...shown(meant, asTyped), spelling }
  return { ...shown(asTyped), spelling, exact: meant && !spelling ? suggestionOf(meant) : null }
}

const isSeveralTimes = (more: number, total: number) => more > 0 && more >= total * SEVERAL

type Count = (filters: JobFilters) => Promise<Counted>

/** The search with words turned into filters, if it finds jobs, and other ones than the words do. */
async function understood({ filters, count }: Counted, counted: Count): Promise<Counted | null> {
  const exact = filters.q ? asFilters(filters) : null
  const meant = exact && (await counted(exact))
  if (!meant || meant.count.exact === 0) return null
  return meant.count.exact === count.total && meant.filters.q === '' ? null : meant
}

async function withFilters(corrected: Counted, counted: Count): Promise<Counted> {
  const meant = await understood(corrected, counted)
  return meant && meant.count.exact >= corrected.count.exact * MIN_SHARE ? meant : corrected
}

const suggestionOf = ({ filters, count }: Counted): Suggestion => ({
  filters,
  total: count.total,
  text: titleOf(filters),
})

function shown(search: Counted, typed: Counted | null = null): ResolvedSearch {
  return {
    ...search,
    title: titleOf(search.filters),
    typed: typed && { ...suggestionOf(typed), filters: { ...typed.filters, match: 'exact', page: 1 } },
    spelling: null,
    exact: null,
  }
}

/** A search's words alone, without quotes, or a description of its filters. */
function titleOf(filters: JobFilters): string {
  return searchTitle({ ...filters, match: 'best' }).replace(/^“([^”]*)”/, '$1')
}
