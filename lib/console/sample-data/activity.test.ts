import { companyOf, hireForm, readActivity } from '@/lib/console/sample-data/activity'
import { profileColumns } from '@/lib/console/sample-data/people-mutations'
import { isPublished, timelineOf } from '@/lib/console/sample-data/timeline'
import { applicationStatuses, applicationTransitions } from '@/lib/hiring/applications/statuses'
import { wrongAnswers } from '@/lib/jobs/postings/questions'
import { postingSchema } from '@/lib/jobs/postings/schema'
import { postingColumns } from '@/lib/jobs/postings/stored'
import { isSampleAddress } from '@/lib/platform/sample-rows/domain'

const activity = readActivity()
const { jobs, people, applications } = activity
const jobOf = (key: string) => jobs.find((job) => job.key === key)

test.each(jobs)('the hire form accepts $jobTitle, and its place and pay are understood', (job) => {
  const { data, error } = postingSchema.safeParse(hireForm(activity, job))
  expect(error?.issues).toBeUndefined()
  const columns = data && postingColumns(data)
  expect(columns?.country ?? columns?.remoteCountries[0]).toBe('US')
  if (job.salary !== 'Not disclosed') expect(columns?.payCurrency).toBe('USD')
  expect(isSampleAddress(companyOf(activity, job).email)).toBe(true)
})

test.each(people.filter(({ profile }) => profile))(
  'the profile form accepts the profile of $userName',
  ({ profile }) => {
    if (!profile) throw new Error('There is no profile.')
    expect(profileColumns(profile)).toMatchObject({ summary: profile.summary, positions: { version: 1 } })
  },
)

test('keys and emails are unique, and titles tell jobs apart', () => {
  const lists = [
    jobs.map(({ key }) => key),
    jobs.map(({ jobTitle }) => jobTitle),
    people.map(({ email }) => email),
    applications.map(({ person, job }) => `${person} ${job}`),
  ]
  for (const list of lists) expect(new Set(list).size).toBe(list.length)
})

test('has about 120 applications, in every status', () => {
  expect(applications.length).toBeGreaterThan(110)
  expect(applications.length).toBeLessThan(130)
  const found = new Set(applications.map(({ steps }) => steps.at(-1)?.state ?? 'new'))
  expect([...found].sort()).toEqual(
    Object.values(applicationStatuses)
      .map(({ name }) => name)
      .sort(),
  )
})

test.each(applications)('$person applied for $job as the site allows', ({ person, job: key, answers, steps }) => {
  const job = jobOf(key)
  expect(job && isPublished(job)).toBe(true)
  expect(people.find(({ email }) => email === person)).toMatchObject({ isVerified: true, profile: {} })
  expect(wrongAnswers(job?.questions ?? [], answers)).toEqual({})
  let state = 'new'
  for (const step of steps) {
    const allowed = Object.values(applicationTransitions).some(
      ({ from, to }) =>
        applicationStatuses[to].name === step.state && from.some((each) => applicationStatuses[each].name === state),
    )
    expect({ from: state, to: step.state, allowed }).toEqual({ from: state, to: step.state, allowed: true })
    state = step.state
  }
})

test('saved jobs, comments and placements refer to existing records', () => {
  const posts = activity.posts.map(({ key }) => key)
  expect(people.flatMap(({ savedJobs }) => savedJobs).filter((key) => jobOf(key)?.status !== 'approved')).toEqual([])
  expect(activity.comments.filter(({ post }) => !posts.includes(post))).toEqual([])
  for (const { job, person } of activity.desk.placements)
    expect(applications.find((each) => each.job === job && each.person === person)?.steps.at(-1)?.state).toBe('hired')
})

/** At different times of day and week, because times are relative to when the activity is added. */
const times = ['2026-11-25T04:40:00Z', '2026-11-29T23:55:00Z', '2027-03-01T00:05:00Z', '2027-07-03T15:00:00Z']

test.each(times)('all events are in order and before %s', (now) => {
  const time = new Date(now)
  const timeline = timelineOf(activity, time)
  for (const application of applications) {
    const { applied, steps, notes } = timeline.application(application)
    const { decided, submitted } = timeline.job(application.job)
    const { registered, lastSeen } = timeline.person(application.person)
    const ordered = [submitted, decided ?? time, applied, ...steps, time].map((each) => each.getTime())
    expect([application.person, application.job, ordered]).toEqual([
      application.person,
      application.job,
      [...ordered].sort((one, other) => one - other),
    ])
    for (const note of notes) expect(note.getTime()).toBeLessThanOrEqual(now ? time.getTime() : 0)
    for (const note of notes) expect(note.getTime()).toBeGreaterThan(applied.getTime())
    expect(registered.getTime()).toBeLessThan(applied.getTime())
    expect(lastSeen.getTime()).toBeGreaterThanOrEqual(applied.getTime())
  }
})
