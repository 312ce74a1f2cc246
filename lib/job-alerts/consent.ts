import 'server-only'
import { now } from '@/lib/clock'
import type { Database } from '@/lib/db'
import { CONSENT_VERSION, jobAlertMessages } from '@/lib/job-alerts/messages'

const KIND = 'job-alerts'

/** Keeps that a seeker agreed to alerts, and to which words; once while they have any. */
export async function giveConsent(tx: Database, seekerId: number): Promise<void> {
  const given = { seekerId, kind: KIND, textVersion: CONSENT_VERSION, withdrawnAt: null }
  if ((await tx.consent.count({ where: given })) > 0) return
  const data = { ...given, text: jobAlertMessages.consent, createdAt: now() }
  await tx.consent.create({ data, select: { id: true } })
}

/** Notes that the consent has ended, once a seeker's last alert is gone. */
export async function withdrawConsent(tx: Database, seekerId: number): Promise<void> {
  if ((await tx.jobAlert.count({ where: { seekerId } })) > 0) return
  await tx.consent.updateMany({ where: { seekerId, kind: KIND, withdrawnAt: null }, data: { withdrawnAt: now() } })
}
