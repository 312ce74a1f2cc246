/**
 * The address that limits count: the socket's, or with N trusted proxies in front the Nth entry of X-Forwarded-For
 * from the right, which is the one that the outermost trusted proxy wrote.
 */
export function clientAddress(forwardedFor, socketAddress, trustedHops) {
  const socket = (socketAddress ?? '').replace(/^::ffff:/, '')
  if (trustedHops === 0) return socket
  const chain = String(forwardedFor ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
  return chain.at(-trustedHops) ?? socket
}
