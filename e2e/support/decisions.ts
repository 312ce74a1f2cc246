import { query } from './database'

/**
 * Moves the end of the time in which the last decision about an application can be undone, and with it the email and
 * the events that wait for it. Tests hold a decision to look at it without hurry, and release it to see it sent.
 * @returns the id of the email; 0 if there is none
 */
async function moveEnd(applicationId: number, end: string): Promise<number> {
  const [decision] = await query<{ mailId: number | null; webhookEventId: string | null }>(
    `UPDATE "ApplicationEvent" SET "undoUntil" = ${end}
     WHERE "id" = (SELECT max("id") FROM "ApplicationEvent" WHERE "applicationId" = $1 AND "undoUntil" IS NOT NULL)
     RETURNING "mailId", "webhookEventId"`,
    [applicationId],
  )
  if (!decision) throw new Error(`Application ${applicationId} has no decision that can be undone.`)
  await query(`UPDATE "Mail" SET "nextAttemptAt" = ${end} WHERE "id" = $1 AND "attempts" = 0`, [decision.mailId])
  await query(`UPDATE "WebhookDelivery" SET "nextAttemptAt" = ${end} WHERE "eventId" = $1 AND "attempts" = 0`, [
    decision.webhookEventId,
  ])
  return decision.mailId ?? 0
}

export const holdDecision = (applicationId: number) => moveEnd(applicationId, `now() + interval '1 hour'`)
export const releaseDecision = (applicationId: number) => moveEnd(applicationId, 'now()')
