import 'server-only'
import { giveConsentOnce, withdrawConsents } from '@/lib/consents/records'
import type { Database } from '@/lib/db'

/** Keeps that a seeker agreed to alerts; once while they have any and the words stay. */
export const giveConsent = (tx: Database, seekerId: number) => giveConsentOnce(tx, seekerId, 'job-alerts')

/** Notes that the consent has ended, once a seeker's last alert is gone. */
export async function withdrawConsent(tx: Database, seekerId: number): Promise<void> {
  if ((await tx.jobAlert.count({ where: { seekerId } })) === 0) await withdrawConsents(tx, seekerId, 'job-alerts')
}
