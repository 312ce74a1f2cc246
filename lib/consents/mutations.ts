import 'server-only'
import { now } from '@/lib/clock'
import { type ConsentKind, consentTexts } from '@/lib/consents/texts'
import type { Database } from '@/lib/db'
import { site } from '@/lib/site'

/** Writes down that a seeker agreed to a text now, in the transaction of what they did with it. */
export async function recordConsent(tx: Database, seekerId: number, kind: ConsentKind): Promise<void> {
  const data = { seekerId, kind, textVersion: site.termsVersion, text: consentTexts[kind], createdAt: now() }
  await tx.consent.create({ data, select: { id: true } })
}
