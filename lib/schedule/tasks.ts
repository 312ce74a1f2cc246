import 'server-only'
import { purgeExpired } from '@/lib/auth/purge'
import { purgeUnconfirmedAlerts } from '@/lib/job-alerts/mutations'
import { sendDueAlerts } from '@/lib/job-alerts/sending'
import { readPostingsAgain } from '@/lib/postings/reading-mutations'
import { expireDuePostings, remindOfClosing } from '@/lib/postings/timed-mutations'
import { deleteByRules } from '@/lib/retention/deleting'
import { warnOfDeletion } from '@/lib/retention/warning'

/** Something that the portal does by itself. Several processes may do it at once. */
export type Task = { name: string; everySeconds: number; run: () => Promise<void> }

const HOUR = 60 * 60

export const tasks: readonly Task[] = [
  { name: 'read-postings-again', everySeconds: 60, run: readPostingsAgain },
  { name: 'expire-postings', everySeconds: 5, run: expireDuePostings },
  { name: 'remind-of-closing', everySeconds: 5, run: remindOfClosing },
  { name: 'send-job-alerts', everySeconds: 5, run: sendDueAlerts },
  { name: 'warn-of-deletion', everySeconds: HOUR, run: warnOfDeletion },
  { name: 'delete-by-rules', everySeconds: HOUR, run: deleteByRules },
  { name: 'purge-expired', everySeconds: HOUR, run: purgeExpired },
  { name: 'purge-unconfirmed-alerts', everySeconds: HOUR, run: purgeUnconfirmedAlerts },
]
