export type Check = {
  isRequired: boolean
  run: (signal: AbortSignal) => Promise<void>
}
type Outcome = 'ok' | 'failed' | 'off'
export type Health = { status: 'ready' | 'degraded' | 'unready'; checks: Record<string, Outcome> }

/** Timeout of each check, so that a probe gets its response within a second. */
const MAX_CHECK_MS = 800
const SHARED_MS = 1_000

export async function probe(
  checks: Record<string, Check | null>,
  onFailure: (name: string, error: unknown) => void = () => {},
  maxMs = MAX_CHECK_MS,
): Promise<Health> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      const outcome = check ? await outcomeOf(check, maxMs, (error) => onFailure(name, error)) : 'off'
      return { name, outcome, isRequired: check?.isRequired ?? false }
    }),
  )
  const failed = results.filter(({ outcome }) => outcome === 'failed')
  const status = failed.some(({ isRequired }) => isRequired) ? 'unready' : failed.length > 0 ? 'degraded' : 'ready'
  return { status, checks: Object.fromEntries(results.map(({ name, outcome }) => [name, outcome])) }
}

async function outcomeOf(check: Check, maxMs: number, onFailure: (error: unknown) => void): Promise<Outcome> {
  const late = new AbortController()
  const abort = () => late.abort(new Error(`no response within ${maxMs / 1000} s`))
  // Responses that came while the process was busy are read before this check is late.
  const timer = setTimeout(() => setImmediate(abort), maxMs)
  const aborted = new Promise<never>((_, fail) => {
    late.signal.addEventListener('abort', () => fail(late.signal.reason), { once: true })
  })
  try {
    await Promise.race([check.run(late.signal), aborted])
    return 'ok'
  } catch (error) {
    onFailure(error)
    return 'failed'
  } finally {
    clearTimeout(timer)
  }
}

export function shared<T>(make: () => Promise<T>, forMs = SHARED_MS): () => Promise<T> {
  let last: { result: Promise<T>; until: number } | undefined
  return () => {
    if (last && Date.now() < last.until) return last.result
    const made = { result: make(), until: Number.POSITIVE_INFINITY }
    last = made
    const expire = () => {
      made.until = Date.now() + forMs
    }
    made.result.then(expire, expire)
    return made.result
  }
}
