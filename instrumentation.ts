/** Runs once when a server process starts. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startMailWorker } = await import('@/lib/mail/worker')
  const { startScheduleWorker } = await import('@/lib/schedule/worker')
  startMailWorker()
  startScheduleWorker()
}
