import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { newsLetter } from '@/lib/job-alerts/letters'
import { claimDueAlert, listNews } from '@/lib/job-alerts/queries'
import { nextTime } from '@/lib/job-alerts/timing'
import { putMail } from '@/lib/mail/outbox'

/** A job approved while an alert was being told is looked for once more; what was told is never told again. */
const OVERLAP_MS = 60 * 60 * 1000

/** Tells every alert that is due of its new jobs, in one mail each. */
export async function sendDueAlerts(): Promise<void> {
  while (await sendOne());
}

/**
 * Tells one alert, in one transaction: the mail, what it told of and when the next is due stand together or not at all,
 * so that an alert is told once however many processes send. False when none is due.
 */
function sendOne(): Promise<boolean> {
  const time = now()
  return db().$transaction(async (tx) => {
    const alert = await claimDueAlert(tx, time)
    if (!alert) return false
    const { id, email, frequency, nextAt, newsSince } = alert
    const jobs = await listNews(tx, alert, time)
    if (jobs.length > 0) {
      const data = jobs.map((job) => ({ alertId: id, postingId: job.id, createdAt: time }))
      await tx.jobAlertMatch.createMany({ data })
      await putMail(tx, email, newsLetter(alert, jobs))
    }
    const since = new Date(Math.max(newsSince.getTime(), time.getTime() - OVERLAP_MS))
    const data = { newsSince: since, nextAt: nextTime(nextAt, frequency, time) }
    await tx.jobAlert.update({ where: { id }, data, select: { id: true } })
    return true
  })
}
