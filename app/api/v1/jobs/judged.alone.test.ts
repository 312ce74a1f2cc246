import pg from 'pg'
import { judgedPostings, judgedQueries, scoreOf } from '@/bench/search/judgments'
import { loadPostings } from '@/bench/search/load'
import { newApprovedJob } from '@/e2e/support/jobs'
import { signInAdmin } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

const MIN_PRECISION = 0.9
const postings = judgedPostings()
const database = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })

beforeAll(async () => {
  await database.connect()
  await loadPostings(database, postings)
  // Spelling is corrected with the words of these jobs from the next change of a job on.
  await newApprovedJob(await signInAdmin())
}, 120_000)

afterAll(async () => {
  await database.query(`DELETE FROM "Posting" WHERE "slug" LIKE 'judged-%'`)
  await database.end()
})

/** The judged postings among the first results, without the jobs of other tests. */
async function found(q: string) {
  const { json } = await new Visitor().call('GET', `/api/v1/jobs?${new URLSearchParams({ q, perPage: '30' })}`)
  return (json as { jobs: { url: string }[] }).jobs.flatMap(({ url }) => {
    const [, number] = /\/judged-(\d+)$/.exec(url) ?? []
    return postings[Number(number) - 1] ?? []
  })
}

test('puts fitting jobs first in nine of ten places of the judged queries', async () => {
  const scores: { q: string; precision: number }[] = []
  for (const query of judgedQueries()) {
    const score = scoreOf(query, await found(query.q), postings)
    scores.push({ q: query.q, precision: score?.precision ?? 0 })
  }
  const mean = scores.reduce((sum, { precision }) => sum + precision, 0) / scores.length
  console.log(`mean ${mean.toFixed(3)}; below 0.5: ${scores.flatMap(({ q, precision }) => (precision < 0.5 ? q : []))}`)
  expect(mean).toBeGreaterThanOrEqual(MIN_PRECISION)
}, 240_000)
