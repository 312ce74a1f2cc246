import { newEmail, newSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const PAIRS = 200
const WARM_UP = 15
const MAX_DIFFERENCE = 0.05
/** A busy machine shifts the medians of one run by chance; what the site itself gives away shows in every run. */
const RUNS = 4
/** Each is asked about so often only that no limit counts. */
const ACCOUNTS = 8

let accounts: string[]

beforeAll(async () => {
  accounts = []
  for (let count = 0; count < ACCOUNTS; count += 1) accounts.push((await newSeeker()).email)
}, 120_000)

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

async function timed(method: string, path: string, email: string): Promise<number> {
  const visitor = new Visitor()
  const startedAt = performance.now()
  const { status } = await visitor.call(method, `/api/v1/user/${path}?email=${email}`)
  if (status !== 200) throw new Error(`${path} was answered ${status}.`)
  return performance.now() - startedAt
}

/** How much longer a known email takes than an unknown one, by the medians of pairs in turn. */
async function difference(method: string, path: string): Promise<number> {
  const [known, unknown]: [number[], number[]] = [[], []]
  for (let pair = -WARM_UP; pair < PAIRS / RUNS; pair += 1) {
    const account = accounts[(pair + WARM_UP) % ACCOUNTS] ?? ''
    const order = [() => timed(method, path, account), () => timed(method, path, newEmail())]
    // Whoever comes second in a pair may find the site warmer: they take turns.
    const isTurned = pair % 2 !== 0
    const [first, second] = [await order[isTurned ? 1 : 0]?.(), await order[isTurned ? 0 : 1]?.()]
    if (pair < 0) continue
    known.push((isTurned ? second : first) ?? 0)
    unknown.push((isTurned ? first : second) ?? 0)
  }
  return median(known) / median(unknown) - 1
}

test.each([
  ['PUT', 'forgotpassword'],
  ['POST', 'send-otp'],
] as const)(
  '%s %s takes as long for an email with an account as for one without',
  async (method, path) => {
    const differences: number[] = []
    for (let run = 1; run <= RUNS; run += 1) differences.push(await difference(method, path))
    console.log(`${path}: ${differences.map((one) => `${(one * 100).toFixed(1)} %`).join(', ')}`)
    expect(Math.min(...differences.map(Math.abs))).toBeLessThan(MAX_DIFFERENCE)
  },
  240_000,
)
