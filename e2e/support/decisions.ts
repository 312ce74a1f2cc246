import { query } from './database'

/**
 * Moves the end of the time in which the last decision about an application or a posting can be undone, and with it the
 * email and the events that wait for it. Tests hold a decision to look at it without hurry, and release it to see it
 * sent.
 * @returns the id of the email; 0 if there is none
 */
async function moveEnd(decisionOf: string, id: number, end: string): Promise<number> {
  const [decision] = await query<{ mailId: number | null; webhookEventId: string | null }>(
    `UPDATE ${decisionOf} RETURNING "mailId", "webhookEventId"`.replace('$end', end),
    [id],
  )
  if (!decision) throw new Error(`${id} has no decision that can be undone.`)
  await query(`UPDATE "Mail" SET "nextAttemptAt" = ${end} WHERE "id" = $1 AND "attempts" = 0`, [decision.mailId])
  await query(`UPDATE "WebhookDelivery" SET "nextAttemptAt" = ${end} WHERE "eventId" = $1 AND "attempts" = 0`, [
    decision.webhookEventId,
  ])
  return decision.mailId ?? 0
}

const ofApplication = `"ApplicationEvent" SET "undoUntil" = $end WHERE "id" =
  (SELECT max("id") FROM "ApplicationEvent" WHERE "applicationId" = $1 AND "undoUntil" IS NOT NULL)`
const ofPosting = '"PostingUndo" SET "undoUntil" = $end WHERE "postingId" = $1'
const later = `now() + interval '1 hour'`

export const holdDecision = (applicationId: number) => moveEnd(ofApplication, applicationId, later)
export const releaseDecision = (applicationId: number) => moveEnd(ofApplication, applicationId, 'now()')
export const holdPosting = (postingId: number) => moveEnd(ofPosting, postingId, later)
export const releasePosting = (postingId: number) => moveEnd(ofPosting, postingId, 'now()')
