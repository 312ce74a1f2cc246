import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { applyMigrations } from '@/scripts/migrations'
import { startPostgres } from '@/scripts/postgres'
import { freePort } from '@/server/free-port'
import { type JudgedPosting, judgedPostings, judgedQueries, type Score, scoreOf } from './search/judgments'
import { loadPostings } from './search/load'

/**
 * `npm run bench -- search`: loads the postings of bench/search into PostgreSQL and prints precision and NDCG of the first
 * five results for the site's search and for a plain `websearch_to_tsquery`. `--all` lists every query. Fails if the mean
 * precision is below 0.9 or below plain search for any query.
 */
const MIN_PRECISION = 0.9

const folder = mkdtempSync(join(tmpdir(), 'portal-search-'))
chmodSync(folder, 0o755)
const server = await startPostgres(join(folder, 'postgres'), await freePort())
let isGood = false
try {
  Object.assign(process.env, { DATABASE_URL: server.url, NODE_ENV: 'production' })
  await applyMigrations(server.url)
  const client = new Client({ connectionString: server.url })
  client.on('error', () => {})
  await client.connect()
  try {
    isGood = await measure(client)
  } finally {
    await client.end()
  }
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit(isGood ? 0 : 1)

async function measure(client: Client): Promise<boolean> {
  const postings = judgedPostings()
  await loadPostings(client, postings)
  const { resolveSearch } = await import('@/lib/jobs/postings/resolved-search')
  const { readSearch } = await import('@/lib/jobs/postings/search')
  const { listJobIds } = await import('@/lib/jobs/postings/search-queries')
  const numbers = new Map<number, JudgedPosting>()
  const { rows } = await client.query<{ id: number; slug: string }>('SELECT "id", "slug" FROM "Posting"')
  for (const { id, slug } of rows) {
    const posting = postings[Number(slug.replace('judged-', '')) - 1]
    if (posting) numbers.set(id, posting)
  }
  const postingsOf = (ids: number[]) => ids.flatMap((id) => numbers.get(id) ?? [])

  async function ours(q: string): Promise<{ found: JudgedPosting[]; title: string }> {
    const now = new Date()
    const search = await resolveSearch(readSearch(new URLSearchParams({ q }).toString()), now)
    const ids = await listJobIds(search.filters, now, search.count, { take: 5, skip: 0 })
    return { found: postingsOf(ids), title: search.typed ? search.title : '' }
  }
  async function plain(q: string): Promise<JudgedPosting[]> {
    const text = `"jobTitle" || ' ' || "company" || ' ' || "location" || ' ' || "description" || ' ' || "qualification"`
    const found = await client.query<{ id: number }>(
      `SELECT "id" FROM "Posting", to_tsvector('english', ${text}) AS words, websearch_to_tsquery('english', $1) AS query
       WHERE words @@ query ORDER BY ts_rank(words, query) DESC, "approvedAt" DESC LIMIT 5`,
      [q],
    )
    return postingsOf(found.rows.map(({ id }) => id))
  }

  const results: { q: string; our: Score; other: Score; ms: number }[] = []
  for (const query of judgedQueries()) {
    await ours(query.q)
    const startedAt = performance.now()
    const { found, title } = await ours(query.q)
    const ms = performance.now() - startedAt
    const our = scoreOf(query, found, postings)
    const other = scoreOf(query, await plain(query.q), postings)
    if (!our || !other) throw new Error(`No posting fits “${query.q}”.`)
    results.push({ q: query.q, our, other, ms })
    const isWorse = our.precision < other.precision
    if (our.precision === 1 && !isWorse && !process.argv.includes('--all')) continue
    console.log(
      `${isWorse ? 'WORSE ' : ''}${query.q}${title && ` (as “${title}”)`}: ${our.precision.toFixed(2)}, plain ${other.precision.toFixed(2)}`,
    )
    for (const posting of found)
      console.log(
        `  ${query.gradeOf(posting)} ${posting.title} · ${posting.company} · ${posting.location} · ${posting.type} · ${posting.qualification}`,
      )
  }
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const summary = (scores: Score[]) => ({
    'precision at 5': mean(scores.map(({ precision }) => precision)).toFixed(3),
    'NDCG at 5': mean(scores.map(({ ndcg }) => ndcg)).toFixed(3),
    'queries with 1.0': scores.filter(({ precision }) => precision === 1).length,
  })
  const our = results.map((result) => result.our)
  console.table({ ours: summary(our), plain: summary(results.map(({ other }) => other)) })
  const times = results.map(({ ms }) => ms).sort((one, other) => one - other)
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0)
  const worse = results.filter((result) => result.our.precision < result.other.precision)
  console.log(`${results.length} queries on ${postings.length} postings: median ${at(0.5)} ms, p95 ${at(0.95)} ms`)
  console.log(`below plain search: ${worse.map(({ q }) => q).join(', ') || 'none'}`)
  return mean(our.map(({ precision }) => precision)) >= MIN_PRECISION && worse.length === 0
}
