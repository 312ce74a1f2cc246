import { readFileSync } from 'node:fs'
import { Visitor } from '@/e2e/support/visitor'

/** 200 words from the demo company's jobs, with one or two typos each (docs/search-quality.md). */
const cases = readFileSync('app/api/v1/jobs/misspelled.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [kind: string, typed: string, meant: string])
const MIN_FOUND = 0.95
/** It makes hundreds of searches. */
const MAX_MS = 900_000
const visitor = new Visitor()

type Page = {
  didYouMean: { q: string; total: number } | null
  jobs: { title: string; company: string; location: string; qualification: string }[]
}

async function search(q: string): Promise<Page> {
  const { json } = await visitor.call('GET', `/api/v1/jobs?${new URLSearchParams({ q })}`)
  return json as Page
}

const holds = ({ jobs }: Page, kind: string, meant: string) =>
  jobs.some(
    (job) =>
      ({
        title: job.title === meant,
        company: job.company === meant,
        city: job.location.includes(meant),
        skill: job.qualification.includes(meant),
      })[kind],
  )

/** Whether the job is on the first page of results, for the search or the suggested one. */
async function isFound(kind: string, typed: string, meant: string): Promise<boolean> {
  const page = await search(typed)
  if (holds(page, kind, meant)) return true
  return page.didYouMean !== null && holds(await search(page.didYouMean.q), kind, meant)
}

test(
  'finds nearly every misspelled title, skill, city and company',
  async () => {
    const missed: string[] = []
    for (const [kind, typed, meant] of cases)
      if (!(await isFound(kind, typed, meant))) missed.push(`${kind}: ${typed} (${meant})`)
    console.log(`${cases.length - missed.length} of ${cases.length} found. Missed:\n${missed.join('\n')}`)
    expect(missed.length).toBeLessThanOrEqual(cases.length * (1 - MIN_FOUND))
  },
  MAX_MS,
)
