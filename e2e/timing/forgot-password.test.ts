import { newEmail, newSeeker } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const PAIRS = 200
const WARM_UP = 20
const MAX_DIFFERENCE = 0.05
/** On a busy machine one run's medians may differ by chance. A leak in the site shows in every run. */
const MAX_RUNS = 4
/** Few enough of each kind to stay below all limits. */
const EMAILS = 32

const emails: { known: string[]; unknown: string[] } = { known: [], unknown: [] }

beforeAll(async () => {
  for (let count = 0; count < EMAILS; count += 1) {
    emails.known.push((await newSeeker()).email)
    emails.unknown.push(newEmail())
  }
})

async function timed(method: string, path: string, email = ''): Promise<number> {
  const visitor = new Visitor()
  const startedAt = performance.now()
  const { status } = await visitor.call(method, `/api/v1/user/${path}?email=${email}`)
  if (status !== 200) throw new Error(`${path} responded with ${status}.`)
  return performance.now() - startedAt
}

/** How much longer a known email takes than an unknown one, as the median of pairs. */
async function difference(method: string, path: string): Promise<number> {
  const times: Record<keyof typeof emails, number[]> = { known: [], unknown: [] }
  for (let pair = -WARM_UP; pair < PAIRS; pair += 1) {
    // Alternates the order, because the second request may find the site warmer, or busy with the first.
    const kinds = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of kinds) {
      const time = await timed(method, path, emails[kind][(pair + WARM_UP) % EMAILS])
      if (pair >= 0) times[kind].push(time)
    }
  }
  return median(times.known) / median(times.unknown) - 1
}

const median = (values: number[]) => values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0

test.each([
  ['PUT', 'forgotpassword'],
  ['POST', 'send-otp'],
  ['POST', 'send-login-code'],
] as const)(
  '%s %s takes equally long with and without an account',
  async (method, path) => {
    const differences: number[] = []
    while (differences.length < MAX_RUNS && !differences.some((one) => Math.abs(one) < MAX_DIFFERENCE))
      differences.push(await difference(method, path))
    console.log(`${path}: ${differences.map((one) => `${(one * 100).toFixed(1)}%`).join(', ')}`)
    expect(Math.min(...differences.map(Math.abs))).toBeLessThan(MAX_DIFFERENCE)
  },
  240_000,
)
