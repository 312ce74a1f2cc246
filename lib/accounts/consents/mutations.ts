import 'server-only'
import { lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { dropQueuedNewsletters } from '@/lib/content/newsletters/mutations'
import { type Database, db } from '@/lib/db'
import { withdrawApplications } from '@/lib/hiring/applications/mutations'
import { removeGeneralApplication } from '@/lib/people/general-applications/mutations'
import { now } from '@/lib/platform/clock'
import { giveConsentOnce, withdrawConsents } from '@/lib/platform/consents/records'
import type { WithdrawablePurpose } from '@/lib/platform/consents/texts'
import { removeStored } from '@/lib/platform/uploads/mutations'

export async function withdrawPurpose(seeker: Seeker, purpose: WithdrawablePurpose): Promise<void> {
  const unused = await db().$transaction(async (tx) => {
    await lockViewer(tx, seeker)
    await withdrawConsents(tx, seeker.id, purpose)
    return enders[purpose](tx, seeker)
  })
  if (unused) await removeStored(unused)
}

const enders: Record<WithdrawablePurpose, (tx: Database, seeker: Seeker) => Promise<string | null>> = {
  'application-terms': async (tx, seeker) => {
    await withdrawApplications(tx, seeker)
    return null
  },
  'job-alerts': async (tx, { id, email }) => {
    await tx.jobAlert.deleteMany({ where: { OR: [{ seekerId: id }, { email }], confirmedAt: { not: null } } })
    return null
  },
  'later-jobs': removeGeneralApplication,
  news: async (tx, { email }) => {
    await dropQueuedNewsletters(tx, email)
    return null
  },
}

export async function subscribeToNewsletters(seeker: Seeker): Promise<void> {
  await db().$transaction(async (tx) => {
    await lockViewer(tx, seeker)
    await giveConsentOnce(tx, seeker.id, 'news')
  })
}

export async function setJobReminders(id: number, wantsJobReminders: boolean): Promise<void> {
  const data = { wantsJobReminders, lastSeenAt: now() }
  await db().seeker.updateMany({ where: { id }, data })
}

export async function setSuggestions({ id }: Seeker, wantsSuggestions: boolean): Promise<void> {
  await db().seeker.updateMany({ where: { id }, data: { wantsSuggestions } })
}
