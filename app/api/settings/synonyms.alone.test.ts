import { newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'

type Saved = { version: number; value: { synonyms: string } }

/** A word that no other job contains. */
const word = `wren${newEmail('x')
  .replace(/[^a-z0-9]/g, '')
  .slice(1, 9)}`
let owner: Visitor

const current = async () => (await owner.call('GET', '/api/settings/search')).json as Saved
const save = async (synonyms: string) =>
  owner.call('PUT', '/api/settings/search', { json: { version: (await current()).version, synonyms } })
const preview = async (synonyms: string) =>
  (await owner.call('POST', '/api/settings/search/preview', { json: { synonyms } })).json as { searches: object[] }
async function found(q: string): Promise<number> {
  const { json } = await new Visitor().call('GET', `/api/v1/jobs?${new URLSearchParams({ q, match: 'exact' })}`)
  return (json as { total: number }).total
}

beforeAll(async () => {
  owner = await signInAdmin()
  await newApprovedJob(owner, { jobTitle: `Keeper of ${word}s` })
})

afterAll(async () => {
  await owner.call('POST', '/api/settings/search/restore', { json: { version: (await current()).version, from: 0 } })
})

test('previews what new synonyms find, then searches with them in every process', async () => {
  const { synonyms } = (await current()).value
  const changed = `${synonyms}\nBirding${word}, ${word}s`
  expect((await preview(synonyms)).searches).toEqual([])
  expect((await preview(changed)).searches).toContainEqual({ q: `birding${word}`, before: 0, after: 1 })
  expect(await found(`birding${word}`)).toBe(0)
  expect((await save(changed)).status).toBe(200)
  await until(async () => (await found(`birding${word}`)) === 1)
  expect((await save(changed)).status).toBe(400)
})

test.each([
  ['a character that searches drop', 'java, c|d', 'c|d'],
  ['a word that is too long', 'x'.repeat(61), 'too long'],
])('rejects %s', async (_name, synonyms, message) => {
  const { status, text } = await save(synonyms)
  expect(status).toBe(400)
  expect(text).toContain(message)
})
