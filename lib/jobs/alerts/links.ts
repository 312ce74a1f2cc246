import 'server-only'
import * as z from 'zod'
import { sign, verify } from '@/lib/auth/tokens'
import { env } from '@/lib/env'
import type { Frequency } from '@/lib/jobs/alerts/frequency'
import { frequencySchema } from '@/lib/jobs/alerts/schema'

const DAY_SECONDS = 24 * 60 * 60
export const CONFIRM_DAYS = 7
const MANAGE_DAYS = 365
const CONFIRMING = 'confirm-job-alert'
const MANAGING = 'manage-job-alert'

const confirmation = z.object({ id: z.int(), frequency: frequencySchema })
type Confirmation = z.output<typeof confirmation>

export async function confirmUrl(id: number, frequency: Frequency): Promise<string> {
  const payload: Confirmation = { id, frequency }
  return `${env().SITE_URL}/job-alerts/confirm?token=${await sign(CONFIRMING, payload, CONFIRM_DAYS * DAY_SECONDS)}`
}

export async function readConfirmation(token: string): Promise<Confirmation | null> {
  return confirmation.safeParse(await verify(CONFIRMING, token)).data ?? null
}

/** The unsubscribe links in an alert's email: a page for people and an endpoint for email clients (RFC 8058). */
export async function manageUrls(id: number): Promise<{ page: string; oneClick: string }> {
  const token = await sign(MANAGING, id, MANAGE_DAYS * DAY_SECONDS)
  return { page: managePage(token), oneClick: `${env().SITE_URL}/api/job-alerts/unsubscribe?token=${token}` }
}

export function managePage(token: string): string {
  return `${env().SITE_URL}/job-alerts/manage?token=${encodeURIComponent(token)}`
}

export async function readManaged(token: string): Promise<number | null> {
  return z.int().safeParse(await verify(MANAGING, token)).data ?? null
}
