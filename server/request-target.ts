import { randomUUID } from 'node:crypto'

const MAX_LENGTH = 4_096
const MAX_PARAMETERS = 100

export type TargetProblem = { status: 400 | 414; message: string }

/**
 * What is wrong with the target of a request line, or null. Browsers send none of these. Next responds to some with an
 * error of its own, follows others to the host they name, and needs seconds for thousands of parameters.
 */
export function targetProblem(target: string): TargetProblem | null {
  if (target.length > MAX_LENGTH) return { status: 414, message: 'The address is too long.' }
  if (!target.startsWith('/')) return { status: 400, message: 'Only paths of this site are served.' }
  if (target.split('&', MAX_PARAMETERS + 1).length > MAX_PARAMETERS)
    return { status: 400, message: 'The address has too many parameters.' }
  const [path = ''] = target.split(/[?#]/, 1)
  return isWellEncoded(path) ? null : { status: 400, message: 'The address is not written correctly.' }
}

/** Letters, digits and -._~ never need to be encoded; whoever does so wants a path to pass for another. */
function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path)
  } catch {
    return false
  }
  return !/%(?:2[de]|3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|00)/i.test(path)
}

/** The id by which log lines and whoever reports a failure name a request: that of a proxy which is trusted, else a new one. */
export function requestId(given: string | string[] | undefined, trustedHops: number): string {
  return trustedHops > 0 && typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID()
}
