/** Writes one JSON line about a failure: what was asked, without its query, and what went wrong. */
export function logError(error: unknown, request?: Request) {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  const asked = request && { method: request.method, path: new URL(request.url).pathname }
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', ...asked, ...cause }))
}

type SecurityEvent = {
  event: 'signed-in' | 'sign-in-failed' | 'refused'
  ip: string
  /** Never an e-mail, a password, a code or a token. */
  [detail: string]: string | number
}

/** Writes one JSON line about an event that whoever watches for attacks wants to see. */
export function logSecurity(event: SecurityEvent) {
  console.warn(JSON.stringify({ time: new Date().toISOString(), level: 'warn', ...event }))
}
