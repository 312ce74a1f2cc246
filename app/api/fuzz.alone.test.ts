import fc from 'fast-check'
import { newProgram } from '@/e2e/support/api-keys'
import { descriptionOf, type Operation } from '@/e2e/support/described'
import { requestsOf, type Sent } from '@/e2e/support/hostile'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { rowCounts } from '@/e2e/support/tables'
import { type Reply, Visitor } from '@/e2e/support/visitor'
import { apiTags } from '@/lib/api/reference'
import { scopeNames } from '@/lib/auth/scopes'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** Runs per call and person. Stays below every limit per account, so rate limits don't hide later results. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8)
/** Each round uses new people and inputs. Nightly runs have many. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const MAX_ROUND_MS = 600_000

type Person = { visitor: Visitor; headers?: Record<string, string> }
type People = Record<'anonymous' | 'seeker' | 'owner' | 'program', Person>

/** More than a round sends, so that the key's limit doesn't hide results. */
const KEY_CALLS_PER_MINUTE = 100_000

/** What an internal error would reveal: a stack trace or a database message. */
const inside = /node_modules|\.next\/|prisma|postgres|violates .* constraint|syntax error at|\n\s+at \S+ \(/i
/** Signing out would end sessions that later calls use. */
const spared = ['DELETE /api/auth/session', 'DELETE /api/adminaccount/sessions']
/** How to remove data that other tests would see on the site. */
const undo: Record<string, [by: keyof People, call: string]> = {
  'POST /blog/add': ['owner', 'DELETE /blog/delete/{id}'],
  'POST /api/partners': ['owner', 'DELETE /api/partners/{id}'],
  'POST /jobpost/add': ['owner', 'DELETE /jobpost/delete/{id}'],
  'POST /api/v1/jobs': ['program', 'POST /api/v1/jobs/{id}/close'],
}
const statuses = new Map<number, number>()
let people: People

async function newPeople(): Promise<People> {
  const { secret } = await newProgram(scopeNames, { callsPerMinute: KEY_CALLS_PER_MINUTE })
  return {
    anonymous: { visitor: new Visitor() },
    seeker: await newSeeker('Fuzz Seeker'),
    owner: { visitor: await newAdmin('OWNER') },
    program: { visitor: new Visitor(), headers: { authorization: `Bearer ${secret}` } },
  }
}

afterAll(() => {
  const cases = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  console.log(`${cases} cases, seeds from ${SEED}: ${answers.join(', ')}`)
})

test.each(apiTags)(
  '%s handles any input without errors, leaks or partial writes',
  async (group) => {
    const { paths } = await descriptionOf(required('TEST_SITE_URL'))
    const found: string[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      people = await newPeople()
      for (const [path, calls] of Object.entries(paths))
        for (const [verb, operation] of Object.entries(calls)) {
          if (operation.tags[0] !== group) continue
          const call = `${verb.toUpperCase()} ${path}`
          if (!spared.includes(call)) found.push(...(await problemsOf(call, path, operation, SEED + round)))
        }
    }
    expect(found).toEqual([])
  },
  MAX_ROUND_MS * ROUNDS,
)

async function problemsOf(call: string, path: string, operation: Operation, seed: number): Promise<string[]> {
  const tried = () => tryAsEverybody(call, path, operation, seed)
  const { problems, changed } = await tried()
  // A background job may have changed a table between the counts. The same requests would change it again.
  const again = changed.length > 0 ? (await tried()).changed : []
  const written = changed.filter((table) => again.includes(table))
  if (written.length > 0) problems.push(`${call}: no request was accepted, but rows changed in ${written}`)
  return problems.map((problem) => problem.slice(0, 1_500))
}

/** Returns errors, and tables whose row counts changed even though no request was accepted. */
async function tryAsEverybody(call: string, path: string, operation: Operation, seed: number) {
  const isWrite = !call.startsWith('GET ')
  const before = isWrite ? await rowCounts() : {}
  const accepted: Reply[] = []
  const problems: string[] = []
  const tryAs = async ([name, person]: [string, Person]) => {
    const property = fc.asyncProperty(requestsOf(path, operation), async (sent) => {
      const reply = await send(person, call, sent)
      if (reply.status < 400) accepted.push(reply)
    })
    const result = await fc.check(property, { seed, numRuns: RUNS, endOnFailure: true })
    if (result.failed)
      problems.push(`${call} as ${name}: ${result.errorInstance} by ${fc.stringify(result.counterexample)}`)
  }
  await Promise.all(Object.entries(people).map(tryAs))
  await takeBack(call, accepted)
  const after = isWrite && accepted.length === 0 ? await rowCounts() : before
  return { problems, changed: Object.keys(after).filter((table) => after[table] !== before[table]) }
}

/** Sends a request from its own IP. The visitor checks the response against the API description. */
async function send({ visitor, headers: own }: Person, call: string, { path, body, headers }: Sent): Promise<Reply> {
  const [verb = ''] = call.split(' ')
  const reply = await visitor.clone().call(verb, path, { body, headers: { ...headers, ...own }, isMadeUp: true })
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
  if (reply.status >= 500) throw new Error(`responded with ${reply.status}: ${reply.text.slice(0, 200)}`)
  if (reply.status >= 400 && inside.test(errorIn(reply))) throw new Error(`revealed: ${reply.text.slice(0, 200)}`)
  return reply
}

/** Without what a conflict shows of the current record, such as the search's synonyms of PostgreSQL. */
function errorIn({ json, text }: Reply): string {
  if (typeof json !== 'object' || json === null) return text
  return JSON.stringify({ ...json, current: undefined })
}

async function takeBack(done: string, accepted: Reply[]): Promise<void> {
  const [by, call = ''] = undo[done] ?? []
  if (!by) return
  for (const { json } of accepted) {
    const [, path = ''] = call.replace('{id}', String((json as { id: number }).id)).split(' ')
    await send(people[by], call, { path })
  }
}
