import type { Activity, SampleApplication, SampleJob } from '@/lib/console/sample-data/activity'
import { fractionOf, inOrder, onWorkday, timeAgo } from '@/lib/console/sample-data/dates'
import { closingTime } from '@/lib/jobs/postings/statuses'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS

type JobTimes = { submitted: Date; decided: Date | null; expires: Date | null; ended: Date | null }
type ApplicationTimes = { applied: Date; steps: Date[]; notes: Date[] }
type PersonTimes = { registered: Date; lastSeen: Date }

export type Timeline = {
  time: Date
  job: (key: string) => JobTimes
  application: (application: SampleApplication) => ApplicationTimes
  person: (email: string) => PersonTimes
}

const publicStatuses: readonly string[] = ['approved', 'closed', 'filled', 'expired']
export const isPublished = ({ status }: SampleJob) => publicStatuses.includes(status)

/**
 * The times of all sample events if the activity is added at `time`. Events are in order, and decisions fall on working
 * days.
 */
export function timelineOf({ jobs, people, applications }: Activity, time: Date): Timeline {
  const ofJobs = new Map(jobs.map((job) => [job.key, timesOfJob(job, time)]))
  const ofApplications = new Map(
    applications.map((application) => {
      const opened = ofJobs.get(application.job)?.decided ?? time
      return [application, timesOfApplication(application, opened, time)]
    }),
  )
  const ofPeople = new Map(
    people.map(({ email, daysAgo }) => {
      const applied = applications
        .filter(({ person }) => person === email)
        .map((application) => ofApplications.get(application)?.applied.getTime() ?? 0)
      const registered = Math.min(timeAgo(time, daysAgo, email).getTime(), ...applied.map((at) => at - 12 * MINUTE_MS))
      return [email, { registered: new Date(registered), lastSeen: new Date(Math.max(registered, ...applied)) }]
    }),
  )
  return {
    time,
    job: (key) => known(ofJobs.get(key), key),
    application: (application) => known(ofApplications.get(application), application.person),
    person: (email) => known(ofPeople.get(email), email),
  }
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The sample activity has no ${name}.`)
  return value
}

function timesOfJob(job: SampleJob, time: Date): JobTimes {
  const { key, status, daysAgo, endedDaysAgo } = job
  const at = timeAgo(time, daysAgo, key)
  if (status === 'pending') return { submitted: at, decided: null, expires: null, ended: null }
  const decided = onWorkday(at, time)
  const submitted = new Date(decided.getTime() - (3 + 20 * fractionOf(`${key} submitted`)) * HOUR_MS)
  if (!isPublished(job)) return { submitted, decided, expires: null, ended: null }
  const expires = closingTime(decided, null)
  if (status === 'expired') return { submitted, decided, expires, ended: expires }
  const ended = endedDaysAgo === undefined ? null : onWorkday(timeAgo(time, endedDaysAgo, `${key} ended`), time)
  return { submitted, decided, expires, ended }
}

function timesOfApplication({ person, job, daysAgo, steps, notes }: SampleApplication, opened: Date, time: Date) {
  const key = `${person} ${job}`
  const decisions = steps.map((step) => {
    const at = timeAgo(time, step.daysAgo, `${key} ${step.state}`)
    return step.state === 'withdrawn' ? at : onWorkday(at, time)
  })
  const [, applied = time, ...stepTimes] = inOrder([opened, timeAgo(time, daysAgo, key), ...decisions], time)
  const written = notes.map((note, index) => onWorkday(timeAgo(time, note.daysAgo, `${key} note ${index}`), time))
  return { applied, steps: stepTimes, notes: inOrder([applied, ...written], time).slice(1) }
}
