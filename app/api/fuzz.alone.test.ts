import fc from 'fast-check'
import { descriptionOf, type Operation } from '@/e2e/support/described'
import { requestsOf, type Sent } from '@/e2e/support/hostile'
import { newAdmin, newSeeker } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { rowCounts } from '@/e2e/support/tables'
import { type Reply, Visitor } from '@/e2e/support/visitor'
import { apiTags } from '@/lib/api/reference'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
/** For each call and person. Fewer than any limit per account, so that rate limits don't hide later results. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 8)
/** Each with new people and inputs; many at night. */
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1)
const MAX_ROUND_MS = 180_000

type People = Record<'anonymous' | 'seeker' | 'owner', Visitor>

/** What an internal error would reveal: a position in the code, or a database message. */
const inside = /node_modules|\.next\/|prisma|postgres|violates .* constraint|syntax error at|\n\s+at \S+ \(/i
/** Signing out would end the sessions that later calls use. */
const spared = ['DELETE /api/auth/session', 'DELETE /api/adminaccount/sessions']
/** Removes what others would see on the site. */
const undo: Record<string, string> = {
  'POST /blog/add': '/blog/delete/',
  'POST /api/partners': '/api/partners/',
  'POST /jobpost/add': '/jobpost/delete/',
}
const statuses = new Map<number, number>()
let people: People

async function newPeople(): Promise<People> {
  const { visitor: seeker } = await newSeeker('Fuzz Seeker')
  return { anonymous: new Visitor(), seeker, owner: await newAdmin('OWNER') }
}

afterAll(() => {
  const cases = [...statuses.values()].reduce((sum, count) => sum + count, 0)
  const answers = [...statuses].sort().map(([status, count]) => `${count} × ${status}`)
  console.log(`${cases} cases, seeds from ${SEED}: ${answers.join(', ')}`)
})

test.each(apiTags)(
  '%s: no input breaks a call, reveals internals or is half written',
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
  // A background job may change a table between the counts; the same requests would change it again.
  const again = changed.length > 0 ? (await tried()).changed : []
  const written = changed.filter((table) => again.includes(table))
  if (written.length > 0) problems.push(`${call}: every request was refused, and yet rows changed in ${written}`)
  return problems.map((problem) => problem.slice(0, 1_500))
}

/** Errors, and tables whose row counts changed although no request was accepted. */
async function tryAsEverybody(call: string, path: string, operation: Operation, seed: number) {
  const isWrite = !call.startsWith('GET ')
  const before = isWrite ? await rowCounts() : {}
  const accepted: Reply[] = []
  const problems: string[] = []
  const tryAs = async ([name, visitor]: [string, Visitor]) => {
    const property = fc.asyncProperty(requestsOf(path, operation), async (sent) => {
      const reply = await send(visitor, call, sent)
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

/** Sends a request from its own IP; the visitor checks that the response matches the description. */
async function send(visitor: Visitor, call: string, { path, ...sent }: Sent): Promise<Reply> {
  const reply = await visitor.clone().call(call.split(' ')[0] ?? '', path, { ...sent, isMadeUp: true })
  statuses.set(reply.status, (statuses.get(reply.status) ?? 0) + 1)
  if (reply.status >= 500) throw new Error(`responded with ${reply.status}: ${reply.text.slice(0, 200)}`)
  if (reply.status >= 400 && inside.test(reply.text)) throw new Error(`revealed: ${reply.text.slice(0, 200)}`)
  return reply
}

async function takeBack(call: string, accepted: Reply[]): Promise<void> {
  const path = undo[call]
  if (!path) return
  for (const { json } of accepted) await people.owner.call('DELETE', path + (json as { id: number }).id)
}
