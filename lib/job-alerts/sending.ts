import 'server-only'
import { now } from '@/lib/clock'
import { db } from '@/lib/db'
import { newsLetter } from '@/lib/job-alerts/letters'
import { claimDueAlert, listDueAlerts, listNews, searchAsJobsSpellIt } from '@/lib/job-alerts/queries'
import { nextTime } from '@/lib/job-alerts/timing'
import { putMail } from '@/lib/mail/outbox'
import { workOff } from '@/lib/schedule/rows'

/** A job approved while an alert was being told is looked for once more; what was told is never told again. */
const OVERLAP_MS = 60 * 60 * 1000

export function sendDueAlerts(): Promise<void> {
  return workOff({
    task: 'send-job-alerts',
    due: (take) => listDueAlerts(now(), take),
    act: async ([id]) => {
      if (id !== undefined) await tellAlert(id)
    },
  })
}

/**
 * Tells one alert, in one transaction: the mail, what it told of and when the next is due stand together or not at all,
 * so that an alert is told once however many processes send.
 */
async function tellAlert(alertId: number): Promise<void> {
  const time = now()
  // Read before the transaction, which on the embedded database has the only connection.
  const search = await searchAsJobsSpellIt(alertId)
  await db().$transaction(async (tx) => {
    const alert = await claimDueAlert(tx, alertId, time)
    if (!alert) return
    const { id, email, frequency, nextAt, newsSince } = alert
    const jobs = await listNews(tx, { ...alert, search: search ?? alert.search }, time)
    if (jobs.length > 0) {
      const data = jobs.map((job) => ({ alertId: id, postingId: job.id, createdAt: time }))
      await tx.jobAlertMatch.createMany({ data })
      await putMail(tx, email, newsLetter(alert, jobs))
    }
    const since = new Date(Math.max(newsSince.getTime(), time.getTime() - OVERLAP_MS))
    const data = { newsSince: since, nextAt: nextTime(nextAt, frequency, time) }
    await tx.jobAlert.update({ where: { id }, data, select: { id: true } })
  })
}
