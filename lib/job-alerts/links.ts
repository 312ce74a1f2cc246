import 'server-only'
import * as z from 'zod'
import { sign, verify } from '@/lib/auth/tokens'
import { env } from '@/lib/env'
import type { Frequency } from '@/lib/job-alerts/frequency'
import { frequencySchema } from '@/lib/job-alerts/schema'

const DAY_SECONDS = 24 * 60 * 60
/** How long a link to confirm works, and an alert waits to be confirmed. */
export const CONFIRM_DAYS = 7
const MANAGE_DAYS = 365
const CONFIRMING = 'confirm-job-alert'
const MANAGING = 'manage-job-alert'

const confirmation = z.object({ id: z.int(), frequency: frequencySchema })
type Confirmation = z.output<typeof confirmation>

/** The link of a mail that asks whether its reader wants an alert, that often. */
export async function confirmUrl(id: number, frequency: Frequency): Promise<string> {
  const payload: Confirmation = { id, frequency }
  return `${env().SITE_URL}/job-alerts/confirm?token=${await sign(CONFIRMING, payload, CONFIRM_DAYS * DAY_SECONDS)}`
}

/** What such a link says, or null when it is forged or too old. */
export async function readConfirmation(token: string): Promise<Confirmation | null> {
  return confirmation.safeParse(await verify(CONFIRMING, token)).data ?? null
}

/** The two links of an alert's mail: to a page for people, and to the call that mail programs make (RFC 8058). */
export async function manageUrls(id: number): Promise<{ page: string; oneClick: string }> {
  const token = await sign(MANAGING, id, MANAGE_DAYS * DAY_SECONDS)
  return { page: managePage(token), oneClick: `${env().SITE_URL}/api/job-alerts/unsubscribe?token=${token}` }
}

export function managePage(token: string): string {
  return `${env().SITE_URL}/job-alerts/manage?token=${encodeURIComponent(token)}`
}

/** The id of the one alert that such a link opens, or null when it is forged or too old. */
export async function readManaged(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(MANAGING, token)).data ?? null
}
