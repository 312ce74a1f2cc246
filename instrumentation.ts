/** Runs once when a server process starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startMailRequestWorker } = await import('@/lib/accounts/mail-requests')
  const { startMailWorker } = await import('@/lib/mail/worker')
  const { startScheduleWorker } = await import('@/lib/schedule/worker')
  startMailRequestWorker()
  startMailWorker()
  startScheduleWorker()
}
