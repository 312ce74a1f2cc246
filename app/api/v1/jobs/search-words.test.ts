// cspell:ignore programm
import fc from 'fast-check'
import pg from 'pg'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { similarWords } from '@/lib/jobs/postings/related-queries'
import { wordsQuery } from '@/lib/jobs/postings/text-search'

const RUNS = 2_000
const page = { headers: { accept: 'text/html' } }
let database: pg.Client

beforeAll(async () => {
  database = new pg.Client({ connectionString: required('TEST_DATABASE_URL') })
  await database.connect()
})
afterAll(() => database.end())

/** Returns the query as PostgreSQL parses it. Throws if PostgreSQL can't. */
async function parsed(q: string): Promise<string> {
  const { text, values } = wordsQuery(q)
  const { rows } = await database.query<{ query: string }>(`SELECT (${text})::text AS query`, values)
  return rows[0]?.query ?? ''
}

test.each([
  ['33 dashes', '-'.repeat(33)],
  ['33 dashes before a word', `${'-'.repeat(33)}java`],
  ['33 dashes with spaces', '- '.repeat(33)],
  ['dashes before each of many words', '-a '.repeat(2_000)],
  ['thousands of operators', '&|!()<->:*'.repeat(1_000)],
  ['thousands of quotes', '"-'.repeat(5_000)],
  ['many phrases', '"a b" or '.repeat(1_000)],
  ['a very long word', 'x'.repeat(100_000)],
  ['a very long word of hyphens', 'x-'.repeat(50_000)],
  ['NUL', 'ja\0va'],
  ['half of a surrogate pair', '\ud83d'],
  ['a truncated pair', `${'x'.repeat(99)}😀`],
  ['nothing', ''],
  ['spaces', ' \t\n '],
])('parses %s without an error', async (_name, q) => expect(typeof (await parsed(q))).toBe('string'))

test.each([
  ['java developer', "'java' & ( 'develop' | 'engin' | 'programm' )"],
  ['java recruit', "'java' & 'recruit':*"],
  ['java --senior', "'java' & !( 'senior' | 'sr' )"],
  ['"data engineer" or python', "'data' <-> 'engin' | 'python' | 'py'"],
  ['senior -"data engineer"', "( 'senior' | 'sr' ) & !( 'data' <-> 'engin' )"],
  ['c++', "'cplusplus' | 'cpp'"],
  ['texas', "'texa' | 'tx':B"],
  ['tx', "'tx' | 'texa'"],
  ['colorado', "'colorado'"],
  ['java bangalore', "'java' & ( 'bangalor' | 'bengaluru' | 'banglor' | 'blr' )"],
  ['remote jobs', "'remot' | 'wfh' | 'work' <2> 'home' | 'telecommut' | 'home' <-> 'base'"],
  ['jobs', "'job':*"],
])('parses %j as %s', async (q, meaning) => expect(await parsed(q)).toBe(meaning))

test('parses any text without an error', async () => {
  const signs = fc.string({
    unit: fc.constantFrom('-', '"', ' ', '&', '|', '!', '(', ')', ':', '*', '<', '>', "'", '\\'),
  })
  const words = fc.constantFrom('or', 'and', 'java', '-', '"', 'x'.repeat(3_000), 'é-è', '\0', '\ud800', '²', '日本')
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.oneof(signs, words), { maxLength: 60 }).map((parts) => parts.join('')),
    fc.array(words, { maxLength: 60 }).map((parts) => parts.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      await parsed(q)
    }),
    { numRuns: RUNS, seed: 20_261_122 },
  )
})

test.each(['/api/v1/jobs?q=', '/api/v1/jobs.rss?q=', '/applied-jobs?q=', '/applied-jobs/feed.xml?q='])(
  '%s accepts 33 dashes',
  async (path) => {
    expect((await new Visitor().call('GET', path + '-'.repeat(33), page)).status).toBe(200)
  },
)

test('parses the words of a similar-jobs search, however long', async () => {
  const words = similarWords({ jobTitle: 'Engineer', qualification: `- knows ${`X${'y'.repeat(3_000)}`} and SQL` })
  expect(words).toContain('sql')
  await database.query("SELECT to_tsquery('english', $1)", [words.join(' | ')])
})
