import { startWebhookWorker } from '@/lib/platform/webhooks/worker-mutations'

/** Another process that delivers webhooks, which a test can kill (app/api/webhooks/processes.test.ts). */
startWebhookWorker()
// The channel to the test keeps the process running.
process.on('disconnect', () => process.exit())
process.send?.('started')
