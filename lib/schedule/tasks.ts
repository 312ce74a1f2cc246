import 'server-only'
import { purgeExpired } from '@/lib/auth/purge'
import { purgeUnconfirmedAlerts } from '@/lib/job-alerts/mutations'
import { sendDueAlerts } from '@/lib/job-alerts/sending'

/** Something that the portal does by itself. Several processes may do it at once. */
export type Task = { name: string; everySeconds: number; run: () => Promise<void> }

const HOUR = 60 * 60

export const tasks: readonly Task[] = [
  { name: 'send-job-alerts', everySeconds: 5, run: sendDueAlerts },
  { name: 'purge-expired', everySeconds: HOUR, run: purgeExpired },
  { name: 'purge-unconfirmed-alerts', everySeconds: HOUR, run: purgeUnconfirmedAlerts },
]
