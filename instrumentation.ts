import type { Instrumentation } from 'next'

export async function register() {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startMailRequestWorker } = await import('@/lib/accounts/seekers/mail-request-mutations')
  const { startMailWorker } = await import('@/lib/platform/mail/worker-mutations')
  const { startWebhookWorker } = await import('@/lib/platform/webhooks/worker-mutations')
  const { startScanningImports } = await import('@/lib/hiring/person-imports/scan-mutations')
  const { startImportWorker } = await import('@/lib/jobs/imports/worker-mutations')
  const { startSourceWorker } = await import('@/lib/jobs/sources/worker-mutations')
  const { measureQueues } = await import('@/lib/console/system/metrics')
  const { startScheduleWorker } = await import('@/lib/platform/schedule/worker')
  const { tasks } = await import('@/lib/tasks')
  const { followMailServer } = await import('@/lib/platform/mail/server-queries')
  const { followSignInSettings } = await import('@/lib/auth/providers/queries')
  const { followSettings } = await import('@/lib/site/settings/queries')
  const { startReadingResumes } = await import('@/lib/platform/resumes/mutations')
  const { reportServiceProblems } = await import('@/lib/platform/health/report')
  await followSettings()
  await followMailServer()
  await followSignInSettings()
  startMailRequestWorker()
  startMailWorker()
  startWebhookWorker()
  startImportWorker()
  startScanningImports()
  startSourceWorker()
  startReadingResumes()
  startScheduleWorker(tasks)
  measureQueues()
  void reportServiceProblems()
}

export const onRequestError: Instrumentation.onRequestError = async (error, { path, method }) => {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { logRenderError, requests } = await import('@/lib/platform/log')
  const { toApiError } = await import('@/lib/api/errors')
  logRenderError(error, { path, method })
  const { code, retryAfterSeconds } = toApiError(error)
  const request = requests.getStore()
  if (request && code === 'unavailable') request.retryAfterSeconds = retryAfterSeconds
}
