import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { createClient } from 'redis'
import { ApiError } from '@/lib/api/errors'
import { env } from '@/lib/env'

const minute = 60
const hour = 60 * minute
const MAX_OPENING_MS = 1_000
const MAX_REDIS_MS = 500

/**
 * Rate limits: what is limited, the number of tries and the window in seconds. Named `<action>-by-<what is counted>`.
 * Limits per account or email are higher than what one IP can use and reset soon, so that a stranger can't lock someone
 * out.
 */
const limits = {
  'login-by-ip': { points: 30, duration: 5 * minute },
  'login-by-account-and-ip': { points: 10, duration: 15 * minute },
  'login-by-account': { points: 100, duration: 5 * minute },
  'login-by-account-and-device': { points: 10, duration: 15 * minute },
  'provider-start-by-ip': { points: 30, duration: 5 * minute },
  'provider-callback-by-ip': { points: 30, duration: 5 * minute },
  'provider-logout-by-ip': { points: 120, duration: minute },
  'provider-test-by-account': { points: 30, duration: 10 * minute },
  'second-factor-by-account-and-ip': { points: 5, duration: 15 * minute },
  'second-factor-by-account': { points: 20, duration: hour },
  'second-factor-by-account-and-device': { points: 5, duration: 15 * minute },
  'code-by-ip': { points: 20, duration: hour },
  'code-by-email-and-ip': { points: 5, duration: hour },
  'code-by-email': { points: 120, duration: hour },
  'code-by-browser': { points: 5, duration: hour },
  'sign-in-code-by-email': { points: 20, duration: 24 * hour },
  'sign-in-code-by-email-and-device': { points: 20, duration: 24 * hour },
  'code-try-by-browser': { points: 30, duration: 10 * minute },
  'code-try-by-ip': { points: 30, duration: 10 * minute },
  'code-try-by-email-and-ip': { points: 10, duration: 10 * minute },
  'reset-by-ip': { points: 20, duration: hour },
  'reset-by-email-and-ip': { points: 5, duration: hour },
  'reset-by-email': { points: 120, duration: hour },
  'reset-by-browser': { points: 5, duration: hour },
  'passkey-options-by-ip': { points: 300, duration: 10 * minute },
  'passkey-by-account': { points: 20, duration: 10 * minute },
  'password-by-account': { points: 10, duration: 10 * minute },
  'posting-by-ip': { points: 5, duration: 10 * minute },
  'posting-by-email-and-ip': { points: 5, duration: hour },
  'posting-by-email': { points: 20, duration: hour },
  'reading-by-ip': { points: 300, duration: 10 * minute },
  'suggestions-by-ip': { points: 3_000, duration: 10 * minute },
  'managing-by-ip': { points: 120, duration: 10 * minute },
  'renewal-by-posting': { points: 4, duration: 24 * hour },
  'managing-link-by-ip': { points: 10, duration: hour },
  'managing-link-by-posting': { points: 3, duration: 24 * hour },
  'report-by-ip': { points: 10, duration: hour },
  'view-by-ip': { points: 120, duration: 10 * minute },
  'island-error-by-ip': { points: 20, duration: 10 * minute },
  'interview-answer-by-ip': { points: 30, duration: 10 * minute },
  'calendar-by-ip': { points: 300, duration: 10 * minute },
  'application-by-ip': { points: 60, duration: 10 * minute },
  'application-by-account': { points: 10, duration: 10 * minute },
  'mail-test-by-account': { points: 10, duration: 10 * minute },
  'import-by-account': { points: 30, duration: hour },
  'export-by-account': { points: 10, duration: hour },
  'resume-fields-by-ip': { points: 20, duration: 10 * minute },
  'resume-fields-by-account': { points: 20, duration: 10 * minute },
  'upload-by-account': { points: 30, duration: 10 * minute },
  /** Each person that an email goes to counts. */
  'person-mail-by-account': { points: 1_000, duration: hour },
  'mention-by-account': { points: 60, duration: hour },
  'account-change-by-account': { points: 120, duration: 10 * minute },
  'alert-by-ip': { points: 30, duration: hour },
  'alert-by-email-and-ip': { points: 5, duration: hour },
  'alert-by-email': { points: 60, duration: 24 * hour },
  'alert-link-by-ip': { points: 60, duration: 10 * minute },
  'message-try-by-ip': { points: 20, duration: 10 * minute },
  'contact-message-by-ip': { points: 5, duration: 10 * minute },
  'demo-registration-by-ip': { points: 5, duration: 10 * minute },
  'message-without-captcha-by-ip': { points: 2, duration: hour },
  'message-by-email': { points: 90, duration: 10 * minute },
  'comment-by-ip': { points: 10, duration: 10 * minute },
  'comment-by-email': { points: 120, duration: 10 * minute },
  'api-key-try-by-ip': { points: 60, duration: 10 * minute },
  /** A call takes more points if its key allows fewer calls a minute. */
  'call-by-api-key': { points: 6_000, duration: minute },
  'captcha-by-ip': { points: 40, duration: 10 * minute },
  'captcha-question-by-ip': { points: 15, duration: 10 * minute },
  'captcha-by-id': { points: 1, duration: 15 * minute },
} as const

export type Limit = keyof typeof limits
export const allowanceOf = (limit: Limit): { points: number; duration: number } => limits[limit]

type Counter = Pick<RateLimiterAbstract, 'consume'>
type Redis = ReturnType<typeof createClient>
type Shared = { limiters: Map<Limit, Counter>; redis?: Promise<Redis> }
const ofProcess = globalThis as typeof globalThis & { portalLimits?: Shared }
ofProcess.portalLimits ??= { limiters: new Map() }
const shared = ofProcess.portalLimits

/** `points` is how much of the limit one try takes. */
export async function spend(limit: Limit, key: string, points = 1): Promise<void> {
  try {
    await limiter(limit, await redis()).consume(key, points)
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused
    const retryAfterSeconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
    throw new ApiError('too-many', undefined, { retryAfterSeconds })
  }
}

/** Limits emails about alerts per IP, so that a stranger can't use up someone else's limit. */
export async function spendAlertMail(email: string, ip: string): Promise<void> {
  await spend('alert-by-email-and-ip', `${email} ${ip}`)
  await spend('alert-by-email', email)
}

function limiter(limit: Limit, storeClient: Redis | undefined): Counter {
  const known = shared.limiters.get(limit)
  if (known) return known
  const made = make(limit, storeClient)
  shared.limiters.set(limit, made)
  return made
}

const outsideRequests = AsyncLocalStorage.snapshot()

/** The timer runs for up to a day. If it were created inside a request, it would keep that request's memory alive. */
class MemoryLimiter extends RateLimiterMemory {
  override consume(...given: Parameters<RateLimiterMemory['consume']>) {
    return outsideRequests(() => super.consume(...given))
  }
}

/** Counts in Redis if there is one, so that processes share limits. While Redis is down, each process counts alone. */
function make(limit: Limit, storeClient: Redis | undefined): Counter {
  const options = { keyPrefix: limit, ...limits[limit] }
  const inProcess = new MemoryLimiter(options)
  if (!storeClient) return inProcess
  const common = new RateLimiterRedis({
    ...options,
    storeClient,
    insuranceLimiter: inProcess,
    rejectIfRedisNotReady: true,
    useRedisPackage: true,
  })
  return { consume: (key, points) => inTime(common.consume(key, points), () => inProcess.consume(key, points)) }
}

/**
 * Treats a hanging Redis as down. If this process itself was too busy, the response has arrived but wasn't read yet, so
 * it's read before that's decided.
 */
export async function inTime<T>(counted: Promise<T>, alone: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<null>((done) => {
    timer = setTimeout(() => setImmediate(done, null), MAX_REDIS_MS)
  })
  try {
    return (await Promise.race([counted, late])) ?? (await alone())
  } finally {
    clearTimeout(timer)
  }
}

async function redis(): Promise<Redis | undefined> {
  const { REDIS_URL } = env()
  if (!REDIS_URL) return undefined
  shared.redis ??= openRedis(REDIS_URL)
  return shared.redis
}

/** Waits for the connection, because a process would lose its first tries if it counted them locally. */
async function openRedis(url: string): Promise<Redis> {
  // A site without Redis starts faster if it doesn't load the client.
  const { createClient } = await import('redis')
  const client: Redis = createClient({ url, disableOfflineQueue: true })
  client.on('error', (error) => console.error(`Redis isn't responding: ${error.message}`))
  const connected = client.connect().catch(() => {})
  await Promise.race([connected, new Promise((later) => setTimeout(later, MAX_OPENING_MS))])
  return client
}
