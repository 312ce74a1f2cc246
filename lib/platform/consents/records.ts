import 'server-only'
import type { Database } from '@/lib/db'
import { now } from '@/lib/platform/clock'
import { type ConsentKind, consentTexts } from '@/lib/platform/consents/texts'
import { site } from '@/lib/site/company'

export async function recordConsent(tx: Database, seekerId: number, kind: ConsentKind): Promise<void> {
  const data = { seekerId, kind, textVersion: site.termsVersion, text: consentTexts[kind], createdAt: now() }
  await tx.consent.create({ data, select: { id: true } })
}

export async function giveConsentOnce(tx: Database, seekerId: number, kind: ConsentKind): Promise<void> {
  const given = { seekerId, kind, textVersion: site.termsVersion, withdrawnAt: null }
  if ((await tx.consent.count({ where: given })) === 0) await recordConsent(tx, seekerId, kind)
}

export async function withdrawConsents(tx: Database, seekerId: number, kind: ConsentKind): Promise<void> {
  await tx.consent.updateMany({ where: { seekerId, kind, withdrawnAt: null }, data: { withdrawnAt: now() } })
}
