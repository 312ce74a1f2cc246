import { startImportWorker } from '@/lib/jobs/imports/worker-mutations'

/** Another process that imports jobs, which a test can kill (app/api/imports/route.test.ts). */
startImportWorker()
// The channel to the test keeps the process running.
process.on('disconnect', () => process.exit())
process.send?.('started')
