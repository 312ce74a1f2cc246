import { isIPv6 } from 'node:net'

/**
 * The IP that limits count: the socket's, or with N trusted proxies in front the Nth entry of X-Forwarded-For from the
 * right, which is the one that the outermost trusted proxy wrote. Of an IPv6 address it is the /64 network, because one
 * customer has all of it.
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
