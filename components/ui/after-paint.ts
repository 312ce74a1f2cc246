/** Hidden tabs don't paint. */
const MAX_WAIT_MS = 500

/** Resolves once the browser has painted what has changed so far. */
export function afterPaint(): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, MAX_WAIT_MS)
    requestAnimationFrame(() => setTimeout(done))
  })
}
