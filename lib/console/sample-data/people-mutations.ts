import 'server-only'
import type { Activity, SampleApplication, SamplePerson, SampleProfile } from '@/lib/console/sample-data/activity'
import { fractionOf, timeAgo } from '@/lib/console/sample-data/dates'
import type { Timeline } from '@/lib/console/sample-data/timeline'
import type { Database } from '@/lib/db'
import type { ActorKind, ApplicationStatus } from '@/lib/generated/prisma/enums'
import { statusNamed } from '@/lib/hiring/applications/statuses'
import { firstTime, toStoredFrequency } from '@/lib/jobs/alerts/frequency'
import { answersJson } from '@/lib/jobs/postings/questions'
import { writeProfileLists } from '@/lib/people/profiles/lists'
import { profileSchema } from '@/lib/people/profiles/schema'
import { type ConsentKind, consentTexts } from '@/lib/platform/consents/texts'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'
import { site } from '@/lib/site/company'

const MINUTE_MS = 60 * 1000

type Ids = (key: string) => number
export type PeopleContext = { tx: Database; activity: Activity; timeline: Timeline; postingId: Ids; resumeId: Ids }

/** Writes the seekers with their profiles, saved jobs, alerts and applications. */
export async function addSamplePeople(context: PeopleContext): Promise<void> {
  const { tx, activity, timeline } = context
  const data = activity.people.map(({ userName, email, mobile, isVerified }) => {
    const { registered, lastSeen } = timeline.person(email)
    const verifiedAt = isVerified ? new Date(registered.getTime() + 2 * MINUTE_MS) : null
    const phoneE164 = storedPhone(mobile, 'seeker')
    return { userName, email, mobile, phoneE164, createdAt: registered, verifiedAt, lastSeenAt: lastSeen }
  })
  const oldestFirst = data.sort((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
  const added = await tx.seeker.createManyAndReturn({ data: oldestFirst, select: { id: true, email: true } })
  await markSampleRows(tx, 'ACTIVITY', 'Seeker', added)
  const ids = new Map(added.map(({ email, id }) => [email, id]))
  const seekerId = (email: string) => {
    const id = ids.get(email)
    if (id === undefined) throw new Error(`There's no sample person ${email}.`)
    return id
  }
  await addProfiles(context, seekerId)
  await addConsents(context, seekerId)
  await addSavedJobs(context, seekerId)
  await addAlerts(context, seekerId)
  await addResumesForLater(context, seekerId)
  await addApplications(context, seekerId)
}

async function addProfiles({ tx, activity, timeline, resumeId }: PeopleContext, seekerId: Ids): Promise<void> {
  const data = activity.people.flatMap(({ email, profile }) => {
    if (!profile) return []
    const { registered, lastSeen } = timeline.person(email)
    const times = { createdAt: new Date(registered.getTime() + 8 * MINUTE_MS), updatedAt: lastSeen }
    return [{ ...profileColumns(profile), ...times, seekerId: seekerId(email), resumeId: resumeId(email) }]
  })
  await tx.profile.createMany({ data })
}

/** The profile as its seeker would have saved it. */
export function profileColumns(profile: SampleProfile) {
  const { positions, degrees, keySkills, authorizations, ...texts } = profileSchema.parse({
    summary: profile.summary,
    personalInfo: profile.place,
    certification: profile.certifications.join(', '),
    skills: profile.skills.join(', '),
    expectedSalary: profile.expectedSalary,
    noticePeriod: profile.noticePeriod,
    positions: profile.positions.map(({ lines, to, ...position }) => {
      return { ...position, to, isPresent: to === '', description: lines.join('\n') }
    }),
    degrees: profile.degrees,
    keySkills: profile.skills,
    authorizations: [{ country: 'United States', kind: profile.authorization }],
  })
  const columns = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== undefined))
  return { ...columns, ...writeProfileLists({ positions, degrees, keySkills, authorizations }) }
}

async function addConsents({ tx, activity, timeline }: PeopleContext, seekerId: Ids): Promise<void> {
  const consent = (email: string, kind: ConsentKind, createdAt: Date) => {
    return { seekerId: seekerId(email), kind, textVersion: site.termsVersion, text: consentTexts[kind], createdAt }
  }
  const data = [
    ...activity.people.map(({ email }) => consent(email, 'account-terms', timeline.person(email).registered)),
    ...activity.applications.map((application) =>
      consent(application.person, 'application-terms', timeline.application(application).applied),
    ),
    ...activity.people.flatMap(({ email, keepsForLater }) =>
      keepsForLater ? [consent(email, 'later-jobs', timeline.person(email).lastSeen)] : [],
    ),
    ...activity.people.flatMap(({ email, alert }) =>
      alert ? [consent(email, 'job-alerts', alertTime(email, alert, timeline))] : [],
    ),
  ]
  await tx.consent.createMany({ data })
}

async function addSavedJobs({ tx, activity, timeline, postingId }: PeopleContext, seekerId: Ids): Promise<void> {
  const { time, person, job } = timeline
  const data = activity.people.flatMap(({ email, savedJobs }) =>
    savedJobs.map((key) => {
      const since = Math.max(person(email).registered.getTime(), job(key).decided?.getTime() ?? 0)
      const createdAt = new Date(since + (time.getTime() - since) * fractionOf(`${email} saves ${key}`))
      return { seekerId: seekerId(email), postingId: postingId(key), createdAt }
    }),
  )
  await tx.savedJob.createMany({ data })
}

type SampleAlert = NonNullable<SamplePerson['alert']>

function alertTime(email: string, { daysAgo }: SampleAlert, { time, person }: Timeline): Date {
  const { registered } = person(email)
  return new Date(Math.max(timeAgo(time, daysAgo, email).getTime(), registered.getTime() + 5 * MINUTE_MS))
}

async function addAlerts({ tx, activity, timeline }: PeopleContext, seekerId: Ids): Promise<void> {
  const { time } = timeline
  const data = activity.people.flatMap(({ email, alert }) => {
    if (!alert) return []
    const frequency = toStoredFrequency(alert.frequency)
    const createdAt = alertTime(email, alert, timeline)
    const due = { jobsSince: time, nextAt: firstTime(time, frequency) }
    const { search } = alert
    return [{ email, seekerId: seekerId(email), search, frequency, createdAt, confirmedAt: createdAt, ...due }]
  })
  await markSampleRows(
    tx,
    'ACTIVITY',
    'JobAlert',
    await tx.jobAlert.createManyAndReturn({ data, select: { id: true } }),
  )
}

async function addResumesForLater({ tx, activity, timeline, resumeId }: PeopleContext, seekerId: Ids): Promise<void> {
  const data = activity.people.flatMap(({ userName, email, wish }) => {
    if (!wish) return []
    const createdAt = timeline.person(email).lastSeen
    return [{ seekerId: seekerId(email), resumeId: resumeId(email), studentName: userName, email, wish, createdAt }]
  })
  const added = await tx.generalApplication.createManyAndReturn({ data, select: { id: true } })
  await markSampleRows(tx, 'ACTIVITY', 'GeneralApplication', added)
}

async function addApplications(context: PeopleContext, seekerId: Ids): Promise<void> {
  const { tx, activity, timeline, postingId } = context
  const appliedAt = (application: SampleApplication) => timeline.application(application).applied.getTime()
  const oldestFirst = [...activity.applications].sort((one, other) => appliedAt(one) - appliedAt(other))
  const data = oldestFirst.map((application) => applicationRow(context, application, seekerId))
  const select = { id: true, postingId: true, seekerId: true } as const
  const added = await tx.application.createManyAndReturn({ data, select })
  await markSampleRows(tx, 'ACTIVITY', 'Application', added)
  const idOf = ({ person, job }: SampleApplication) => {
    const [seeker, posting] = [seekerId(person), postingId(job)]
    const found = added.find((row) => row.seekerId === seeker && row.postingId === posting)
    if (!found) throw new Error(`The sample application of ${person} for ${job} is missing.`)
    return found.id
  }
  await tx.applicationEvent.createMany({
    data: oldestFirst.flatMap((application) =>
      eventsOf(context, application).map((event) => ({ ...event, applicationId: idOf(application) })),
    ),
  })
  await tx.applicationNote.createMany({
    data: oldestFirst.flatMap((application) =>
      application.notes.map(({ author, text }, index) => {
        const createdAt = timeline.application(application).notes[index] ?? timeline.time
        return { applicationId: idOf(application), authorName: author, text, createdAt }
      }),
    ),
  })
}

function applicationRow(
  { activity, timeline, postingId, resumeId }: PeopleContext,
  application: SampleApplication,
  seekerId: Ids,
) {
  const { person: email, job: key, coverNote, source, referrerHost, answers, steps } = application
  const person = activity.people.find((each) => each.email === email)
  const job = activity.jobs.find((each) => each.key === key)
  if (!person || !job) throw new Error(`A sample application names ${email} and ${key}.`)
  const { applied, steps: times } = timeline.application(application)
  const timeOf = (isWanted: (state: string) => boolean) =>
    times[steps.findIndex(({ state }) => isWanted(state))] ?? null
  return {
    postingId: postingId(key),
    seekerId: seekerId(email),
    state: statusNamed(steps.at(-1)?.state ?? 'new'),
    stateChangedAt: times.at(-1) ?? applied,
    answeredAt: timeOf((state) => state !== 'withdrawn'),
    shortlistedAt: timeOf((state) => state === 'shortlisted' || state === 'hired'),
    studentName: person.userName,
    email,
    mobileNumber: person.mobile,
    phoneE164: storedPhone(person.mobile, 'seeker'),
    resumeId: resumeId(email),
    termsVersion: site.termsVersion,
    coverNote,
    answers: answersJson.write(job.questions.map(({ text }, at) => ({ question: text, answer: answers[at] ?? '' }))),
    source,
    referrerHost,
    createdAt: applied,
  }
}

type SampleEvent = { state: ApplicationStatus; actorKind: ActorKind; actorName: string; createdAt: Date }

function eventsOf({ activity, timeline }: PeopleContext, application: SampleApplication): SampleEvent[] {
  const { applied, steps: times } = timeline.application(application)
  const recruiter = activity.jobs.find(({ key }) => key === application.job)?.recruiter ?? ''
  const bySeeker = { actorKind: 'SEEKER', actorName: application.person } as const
  const byRecruiter = { actorKind: 'ADMIN', actorName: recruiter } as const
  return [
    { ...bySeeker, state: 'NEW', createdAt: applied },
    ...application.steps.map(({ state }, at) => ({
      ...(state === 'withdrawn' ? bySeeker : byRecruiter),
      state: statusNamed(state),
      createdAt: times[at] ?? timeline.time,
    })),
  ]
}
