/** Writes one JSON line about a failure: what was asked, without its query, and what went wrong. */
export function logError(error: unknown, request?: Request) {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  const asked = request && { method: request.method, path: new URL(request.url).pathname }
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', ...asked, ...cause }))
}
