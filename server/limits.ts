import { randomUUID } from 'node:crypto'
import { isIPv6 } from 'node:net'

const MAX_LENGTH = 4_096
const MAX_PARAMETERS = 100

type TargetProblem = { status: 400 | 414; message: string }

/**
 * What is wrong with a request target, or null. Browsers never send such targets. Next fails on some, follows others to
 * the host they name, and needs seconds for thousands of parameters.
 */
export function targetProblem(target: string): TargetProblem | null {
  if (target.length > MAX_LENGTH) return { status: 414, message: 'The URL is too long.' }
  if (!target.startsWith('/')) return { status: 400, message: 'This server only serves this site.' }
  if (target.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return { status: 400, message: 'The URL has too many parameters.' }
  const [path = ''] = target.split(/[?#]/, 1)
  return isWellEncoded(path) ? null : { status: 400, message: "The URL isn't valid." }
}

/** Letters, digits and -._~ never need encoding, so encoding them only serves to disguise a path. */
function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|00)/i.test(path)
}

/** The request's id for logs and error reports: from the trusted proxy, or a new one. */
export function requestId(given: string | string[] | undefined, trustedHops: number): string {
  return trustedHops > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}

/**
 * The IP for rate limits. That's the socket's or, with N trusted proxies, the Nth entry of X-Forwarded-For from the
 * right, which the outermost trusted proxy wrote. IPv6 addresses are reduced to their /64 network, because one customer
 * has all of it.
 */
export function clientIp(
  forwardedFor: string | string[] | undefined,
  socketIp: string | undefined,
  trustedHops: number,
): string {
  if (trustedHops === 0) return network(socketIp)
  const chain = String(forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return network(chain.at(-trustedHops) ?? socketIp)
}

function network(ip = ''): string {
  const plain = ip
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail.split(':').filter(Boolean)
  const zeros: string[] = plain.includes('::') ? Array(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  const groups = [...left, ...zeros, ...right].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Timeouts of Node's HTTP server. They cut off clients that send slowly, not ones that receive slowly. */
export const timeouts = {
  headersTimeout: 20_000,
  // Includes bodies that arrive byte by byte.
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 65_000,
}
