import 'server-only'
import { now } from '@/lib/clock'
import { recordConsent } from '@/lib/consents/mutations'
import type { Database } from '@/lib/db'
import { site } from '@/lib/site'

const KIND = 'job-alerts'

/** Keeps that a seeker agreed to alerts; once while they have any and the words stay. */
export async function giveConsent(tx: Database, seekerId: number): Promise<void> {
  const given = { seekerId, kind: KIND, textVersion: site.termsVersion, withdrawnAt: null }
  if ((await tx.consent.count({ where: given })) === 0) await recordConsent(tx, seekerId, KIND)
}

/** Notes that the consent has ended, once a seeker's last alert is gone. */
export async function withdrawConsent(tx: Database, seekerId: number): Promise<void> {
  if ((await tx.jobAlert.count({ where: { seekerId } })) > 0) return
  await tx.consent.updateMany({ where: { seekerId, kind: KIND, withdrawnAt: null }, data: { withdrawnAt: now() } })
}
