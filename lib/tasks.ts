import 'server-only'
import { deleteByRules, warnOfDeletion } from '@/lib/accounts/retention/mutations'
import { purgeDeliveries } from '@/lib/accounts/webhooks/delivery-mutations'
import {
  purgeCodes,
  purgeIdempotentCalls,
  purgeInvitations,
  purgeResetLinks,
  purgeSessions,
  purgeUsedChallenges,
} from '@/lib/auth/purge'
import { sendWeeklySummaries } from '@/lib/console/dashboard/mutations'
import { continueSampleChange } from '@/lib/console/sample-data/mutations'
import { publishScheduledPages } from '@/lib/content/editing/schedule-mutations'
import { sendNewsletters } from '@/lib/content/newsletters/mutations'
import { cancelForRejections } from '@/lib/hiring/interviews/rejected-mutations'
import { remindOfInterviews } from '@/lib/hiring/interviews/reminder-mutations'
import { parseProfiles } from '@/lib/hiring/matches/mutations'
import { readPostingsAgain } from '@/lib/hiring/moderation/reading-mutations'
import { linkPersons, purgePersons } from '@/lib/hiring/persons/link-mutations'
import { forgetMerges } from '@/lib/hiring/persons/merge-mutations'
import { purgeUnconfirmedAlerts, sendDueAlerts } from '@/lib/jobs/alerts/mutations'
import { purgeImports } from '@/lib/jobs/imports/mutations'
import { expireDuePostings, remindOfClosing } from '@/lib/jobs/postings/mutations'
import { remindOfSavedJobs } from '@/lib/jobs/saved-jobs/mutations'
import { purgeSearchNotices, sendSearchNotices } from '@/lib/jobs/search-notices/mutations'
import { removeAbandonedExports } from '@/lib/platform/copies/export'
import { giveUpMails } from '@/lib/platform/mail/worker-mutations'
import { parsePhones } from '@/lib/platform/phones/mutations'
import { queueUnreadResumes } from '@/lib/platform/resumes/mutations'
import type { Task } from '@/lib/platform/schedule/worker'
import { removeUnusedFiles } from '@/lib/platform/uploads/mutations'
import { giveUpWebhooks } from '@/lib/platform/webhooks/worker-mutations'

const HOUR = 60 * 60

export const tasks: readonly Task[] = [
  { name: 'read-postings-again', everySeconds: 60, run: readPostingsAgain },
  { name: 'parse-profiles', everySeconds: 5, run: parseProfiles },
  { name: 'parse-phones', everySeconds: 5, run: parsePhones },
  { name: 'link-persons', everySeconds: 5, run: linkPersons },
  { name: 'expire-postings', everySeconds: 5, run: expireDuePostings },
  { name: 'remind-of-closing', everySeconds: 5, run: remindOfClosing },
  { name: 'remind-of-saved-jobs', everySeconds: 5, run: remindOfSavedJobs },
  { name: 'cancel-interviews', everySeconds: 5, run: cancelForRejections },
  { name: 'remind-of-interviews', everySeconds: 5, run: remindOfInterviews },
  { name: 'publish-scheduled-pages', everySeconds: 5, run: publishScheduledPages },
  { name: 'send-job-alerts', everySeconds: 5, run: sendDueAlerts },
  { name: 'send-weekly-summaries', everySeconds: 5, run: sendWeeklySummaries },
  { name: 'send-news', everySeconds: 5, run: sendNewsletters },
  { name: 'send-search-notices', everySeconds: 5, run: sendSearchNotices },
  { name: 'change-sample-data', everySeconds: 5, run: continueSampleChange },
  { name: 'warn-of-deletion', everySeconds: HOUR, run: warnOfDeletion },
  { name: 'delete-by-rules', everySeconds: HOUR, run: deleteByRules },
  { name: 'give-up-mails', everySeconds: HOUR, run: giveUpMails },
  { name: 'give-up-webhooks', everySeconds: HOUR, run: giveUpWebhooks },
  { name: 'remove-unused-files', everySeconds: HOUR, run: removeUnusedFiles },
  { name: 'remove-abandoned-exports', everySeconds: HOUR, run: removeAbandonedExports },
  { name: 'queue-unread-resumes', everySeconds: HOUR, run: queueUnreadResumes },
  { name: 'purge-persons', everySeconds: HOUR, run: purgePersons },
  { name: 'forget-merges', everySeconds: HOUR, run: forgetMerges },
  { name: 'purge-sessions', everySeconds: HOUR, run: purgeSessions },
  { name: 'purge-codes', everySeconds: HOUR, run: purgeCodes },
  { name: 'purge-reset-links', everySeconds: HOUR, run: purgeResetLinks },
  { name: 'purge-used-challenges', everySeconds: HOUR, run: purgeUsedChallenges },
  { name: 'purge-idempotent-calls', everySeconds: HOUR, run: purgeIdempotentCalls },
  { name: 'purge-invitations', everySeconds: HOUR, run: purgeInvitations },
  { name: 'purge-search-notices', everySeconds: HOUR, run: purgeSearchNotices },
  { name: 'purge-webhook-deliveries', everySeconds: HOUR, run: purgeDeliveries },
  { name: 'purge-imports', everySeconds: HOUR, run: purgeImports },
  { name: 'purge-unconfirmed-alerts', everySeconds: HOUR, run: purgeUnconfirmedAlerts },
]
