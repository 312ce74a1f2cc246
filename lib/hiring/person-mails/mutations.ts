import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { type Database, db } from '@/lib/db'
import { momentOf } from '@/lib/hiring/interviews/zones'
import { personEmail } from '@/lib/hiring/person-mails/emails'
import { fillFor, reasonToLeaveOut } from '@/lib/hiring/person-mails/format'
import { type LeftOutReason, leftOutReasons, personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { listRecipients } from '@/lib/hiring/person-mails/queries'
import type { PersonMailBody } from '@/lib/hiring/person-mails/schema'
import { nameOf } from '@/lib/hiring/persons/format'
import { findPerson } from '@/lib/hiring/persons/queries'
import { now } from '@/lib/platform/clock'
import { putMails } from '@/lib/platform/mail/mutations'
import { undoTime } from '@/lib/platform/undo/mutations'

const MAX_AHEAD_MS = 366 * 24 * 60 * 60 * 1000

type Sent = { sent: number; isScheduled: boolean; leftOut: { personId: number; reason: LeftOutReason }[] }

/**
 * Writes an email to each person, filled in for them, and leaves out those who can't get it. A repeated `sendId` sends
 * nothing again. Throws `invalid` if no one can get it, or for a time that has passed.
 */
export async function sendPersonMails(admin: Admin, body: PersonMailBody): Promise<Sent> {
  const scheduledFor = scheduleOf(body)
  try {
    return await db().$transaction((tx) => write(tx, admin, body, scheduledFor))
  } catch (error) {
    // The same form was sent twice at once.
    if (!isUniqueViolation(error)) throw error
    return await db().$transaction((tx) => write(tx, admin, body, scheduledFor))
  }
}

async function write(tx: Database, admin: Admin, body: PersonMailBody, scheduledFor: Date | null): Promise<Sent> {
  const { sendId, recipients, isToRefused } = body
  const isScheduled = scheduledFor !== null
  const sentBefore = await countSent(tx, admin, sendId)
  const ids = recipients.map(({ personId }) => personId)
  // Waits for a merge or a deletion, which move or delete emails.
  await tx.$executeRaw`SELECT 1 FROM "Person" WHERE "id" = ANY(${ids}) ORDER BY "id" FOR SHARE`
  const applicationIds = recipients.flatMap(({ applicationId }) => applicationId ?? [])
  const people = await listRecipients(admin, ids, applicationIds, tx)
  const checked = recipients.map(({ personId, email }) => {
    const person = people.find(({ id }) => id === personId)
    return { personId, email, person, reason: person ? reasonToLeaveOut(person, body, { isToRefused, email }) : 'gone' }
  })
  const leftOut = checked.flatMap(({ personId, reason }) =>
    reason ? { personId, reason: reason as LeftOutReason } : [],
  )
  const author = admin.name || admin.email
  if (sentBefore > 0) {
    const wanted = checked.filter(({ reason }) => !reason)
    if (!(await areSame(tx, body, { people, wanted, author, scheduledFor })))
      throw new ApiError('conflict', messages.sentBefore)
    return { sent: sentBefore, isScheduled, leftOut: [] }
  }
  const rows = checked.flatMap(({ person, email, reason }) => {
    if (!person || reason) return []
    const { subject, text } = fillFor(person, author, body)
    return {
      ...{ personId: person.id, email, sendId, adminId: admin.id, authorName: author, subject, text },
      ...{ scheduledFor, createdAt: now() },
    }
  })
  const [first] = leftOut
  if (rows.length === 0)
    throw new ApiError('invalid', recipients.length === 1 && first ? `${leftOutReasons[first.reason]}.` : messages.none)
  const written = await tx.personMail.createManyAndReturn({
    data: rows,
    select: { id: true, email: true, subject: true, text: true },
  })
  await putMails(
    tx,
    written.map(({ email, ...mail }) => ({ to: email ?? '', content: personEmail(mail, admin) })),
    scheduledFor ?? undoTime(),
  )
  const [only] = rows
  const person = rows.length === 1 && people.find(({ id }) => id === only?.personId)
  await audit(tx, admin, {
    action: 'person.mailed',
    ...(person && { subjectId: person.id }),
    subject: person ? nameOf({ ...person, emails: person.addresses }) : `${rows.length} people`,
    detail: { people: rows.length, ...(scheduledFor && { scheduledFor: scheduledFor.toISOString() }) },
  })
  return { sent: rows.length, isScheduled, leftOut }
}

type Sending = {
  people: Awaited<ReturnType<typeof listRecipients>>
  wanted: { personId: number; email: string }[]
  author: string
  scheduledFor: Date | null
}

/** Whether what was sent under this id is what's being sent now. */
async function areSame(
  tx: Database,
  body: PersonMailBody,
  { people, wanted, author, scheduledFor }: Sending,
): Promise<boolean> {
  const before = await tx.personMail.findMany({ where: { sendId: body.sendId } })
  const isIn = (to: { personId: number; email: string | null }) =>
    wanted.some(({ personId, email }) => personId === to.personId && email === to.email)
  if (before.length !== wanted.length || !before.every(isIn)) return false
  return before.every(({ personId, subject, text, scheduledFor: at }) => {
    const person = people.find(({ id }) => id === personId)
    const words = person && fillFor(person, author, body)
    return at?.getTime() === scheduledFor?.getTime() && (!words || (words.subject === subject && words.text === text))
  })
}

const countSent = (tx: Database, admin: Admin, sendId: string) =>
  tx.personMail.count({ where: { sendId, adminId: admin.id } })

/** Emails leave in real time, even if a test has moved the clock. */
function scheduleOf({ sendAt, timeZone }: PersonMailBody): Date | null {
  if (!sendAt) return null
  const moment = momentOf(sendAt, timeZone)?.getTime() ?? 0
  const wrong = moment <= Date.now() ? messages.past : moment > Date.now() + MAX_AHEAD_MS ? messages.far : null
  if (wrong) throw new ApiError('invalid', wrong, { fields: { sendAt: wrong } })
  return new Date(moment)
}

/**
 * Cancels the emails that were sent together, or the one to this person. Those that are on their way stay. Returns how
 * many were canceled. Throws `not-found`, or `conflict` if it's too late for all.
 */
export function cancelPersonMails(admin: Admin, sendId: string, personId?: number): Promise<number> {
  return db().$transaction(async (tx) => {
    const rows = await tx.personMail.findMany({
      where: { sendId, ...(personId !== undefined && { personId }) },
      select: { id: true, personId: true },
    })
    if (rows.length === 0) throw new ApiError('not-found')
    const ids = rows.map(({ id }) => id)
    // The worker locks the rows that it takes, so that an email is either sent or deleted here.
    const deleted = await tx.$queryRaw<{ personMailId: number }[]>`
      DELETE FROM "Mail" WHERE "personMailId" = ANY(${ids}) AND "state" = 'WAITING' AND "attempts" = 0
      RETURNING "personMailId"`
    if (deleted.length === 0) throw new ApiError('conflict', messages.tooLate)
    const canceled = deleted.map(({ personMailId }) => personMailId)
    await tx.personMail.updateMany({ where: { id: { in: canceled } }, data: { canceledAt: now() } })
    const only = canceled.length === 1 ? rows.find(({ id }) => id === canceled[0]) : undefined
    await audit(tx, admin, {
      action: 'person.mail-canceled',
      ...(only && { subjectId: only.personId }),
      subject: only ? nameOf(await findPerson(tx, only.personId)) : `${canceled.length} people`,
      detail: { people: canceled.length },
    })
    return canceled.length
  })
}

/** Writes to an address again that the mail server has refused. Throws `not-found`. */
export function clearRefusal(admin: Admin, personId: number, address: string): Promise<void> {
  return db().$transaction(async (tx) => {
    const person = await findPerson(tx, personId)
    const { count } = await tx.personEmail.updateMany({
      where: { personId, address, refusedAt: { not: null } },
      data: { refusedAt: null, refusal: '' },
    })
    if (count === 0) throw new ApiError('not-found')
    await audit(tx, admin, { action: 'person.refusal-cleared', subjectId: personId, subject: nameOf(person) })
  })
}
