import 'server-only'
import { giveConsentOnce, withdrawConsents } from '@/lib/consents/records'
import type { Database } from '@/lib/db'

export const giveConsent = (tx: Database, seekerId: number) => giveConsentOnce(tx, seekerId, 'job-alerts')

export async function withdrawConsent(tx: Database, seekerId: number): Promise<void> {
  if ((await tx.jobAlert.count({ where: { seekerId } })) === 0) await withdrawConsents(tx, seekerId, 'job-alerts')
}
