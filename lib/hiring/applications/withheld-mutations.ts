import 'server-only'
import type { Database } from '@/lib/db'
import { applicantEmail } from '@/lib/hiring/applications/emails'
import { undoable, type Withheld } from '@/lib/hiring/applications/undo-queries'
import { putMail, takeBackMail } from '@/lib/platform/mail/mutations'

/** Keeps the email of an application's last decision from being sent, if it's still waiting. */
export async function withholdMail(tx: Database, applicationId: number): Promise<Withheld | null> {
  const event = await tx.applicationEvent.findFirst({
    where: { applicationId, mailId: { not: null }, ...undoable() },
    orderBy: { id: 'desc' },
    select: { id: true, mailId: true, mailSubject: true, mailText: true },
  })
  if (!event?.mailId || !(await takeBackMail(tx, event.mailId))) return null
  const { id, mailSubject: subject, mailText: text } = event
  await tx.applicationEvent.update({ where: { id }, data: { mailSubject: '', mailText: '' }, select: { id: true } })
  return { eventId: id, subject, text }
}

/** Sends an email that was withheld, once its decision can't be undone anymore. */
export async function releaseMail(tx: Database, to: string, { eventId: id, subject, text }: Withheld): Promise<void> {
  const { undoUntil } = await tx.applicationEvent.findUniqueOrThrow({ where: { id }, select: { undoUntil: true } })
  const mailId = await putMail(tx, to, applicantEmail({ subject, text }), undoUntil)
  const data = { mailSubject: subject, mailText: text, mailId }
  await tx.applicationEvent.update({ where: { id }, data, select: { id: true } })
}

/** Deletes the emails about applications that are being deleted, except those that still have to be sent. */
export async function forgetMails(tx: Database, applicationIds: number[]): Promise<void> {
  for (const id of applicationIds) await withholdMail(tx, id)
  const applicationEvents = { some: { applicationId: { in: applicationIds } } }
  await tx.mail.deleteMany({ where: { applicationEvents, state: { not: 'WAITING' } } })
}
