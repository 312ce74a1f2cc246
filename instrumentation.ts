import type { Instrumentation } from 'next'

/** Runs once when a server process starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startMailRequestWorker } = await import('@/lib/accounts/mail-requests')
  const { startMailWorker } = await import('@/lib/mail/worker')
  const { measureQueues } = await import('@/lib/system/metrics')
  const { startScheduleWorker } = await import('@/lib/schedule/worker')
  startMailRequestWorker()
  startMailWorker()
  startScheduleWorker()
  measureQueues()
}

/** A page that failed, with the id of its request and the digest that its error page shows. */
export const onRequestError: Instrumentation.onRequestError = async (error, { path, method }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRenderError } = await import('@/lib/log')
  logRenderError(error, { path, method })
}
