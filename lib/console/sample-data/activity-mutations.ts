import 'server-only'
import { type Activity, companyOf, readActivity } from '@/lib/console/sample-data/activity'
import { coverPng } from '@/lib/console/sample-data/cover'
import { inOrder, timeAgo } from '@/lib/console/sample-data/dates'
import { addSamplePeople } from '@/lib/console/sample-data/people-mutations'
import { addSamplePostings } from '@/lib/console/sample-data/posting-mutations'
import { resumeName, resumePdf } from '@/lib/console/sample-data/resume-pdf'
import { type Timeline, timelineOf } from '@/lib/console/sample-data/timeline'
import { commentStatusOf } from '@/lib/content/comments/schema'
import type { Database } from '@/lib/db'
import { workModes } from '@/lib/jobs/postings/options'
import { now } from '@/lib/platform/clock'
import { storedPhone } from '@/lib/platform/phones/numbers'
import { markSampleRows } from '@/lib/platform/sample-rows/mutations'
import { checkUpload, type Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, withStoredUploads } from '@/lib/platform/uploads/mutations'
import { site } from '@/lib/site/company'

const HOUR_MS = 60 * 60 * 1000
const idOnly = { id: true } as const

type Adding = {
  /** Runs `write` in a transaction and returns its result. */
  inTransaction: (write: (tx: Database) => Promise<void>) => Promise<void>
  onProgress: (done: number, total: number) => Promise<void>
}

/** Stores the resumes and covers, then writes all rows in one transaction. If that fails, the files are removed. */
export async function addActivity({ inTransaction, onProgress }: Adding): Promise<void> {
  const activity = readActivity()
  const files = await filesOf(activity)
  await withStoredUploads(
    files.map(({ upload }) => upload),
    (names) =>
      inTransaction(async (tx) => {
        const ids = new Map<string, number>()
        for (const [at, { key, upload }] of files.entries())
          ids.set(key, (await createStoredFile(tx, names[at] ?? '', upload)).id)
        await writeActivity(tx, activity, (key) => known(ids.get(key), key))
      }),
    (done) => onProgress(done, files.length),
  )
}

type File = { key: string; upload: Upload }

/** The resumes by email and the posts' covers by key. */
async function filesOf(activity: Activity): Promise<File[]> {
  const files: File[] = []
  for (const person of activity.people)
    if (person.profile) {
      const pdf = fileOf(resumePdf(person, person.profile), resumeName(person))
      files.push({ key: person.email, upload: await checkUpload(pdf, 'profileResume', 'resume') })
    }
  for (const { key, ring } of activity.posts)
    files.push({ key, upload: await checkUpload(fileOf(await coverPng(ring), `${key}.png`), 'blogImage', 'image') })
  return files
}

const fileOf = (bytes: Buffer, name: string) => new File([new Uint8Array(bytes)], name)

type Ids = (key: string) => number

async function writeActivity(tx: Database, activity: Activity, fileId: Ids): Promise<void> {
  const timeline = timelineOf(activity, now())
  const postingId = await addSamplePostings(tx, activity, timeline)
  await addSamplePeople({ tx, activity, timeline, postingId, resumeId: fileId })
  await addPosts(tx, activity, timeline, fileId)
  await addMessages(tx, activity, timeline)
  await addRegistrations(tx, activity, timeline)
  await addPlacements(tx, activity, timeline)
}

async function addPosts(tx: Database, { posts, comments }: Activity, { time }: Timeline, fileId: Ids): Promise<void> {
  const ids = new Map<string, number>()
  for (const { key, category, title, author, description, imageAlt, daysAgo } of posts) {
    const at = timeAgo(time, daysAgo, key)
    const dates = { date: at, publishAt: at, createdAt: at }
    const data = { category, title, author, description, imageAlt, imageId: fileId(key), ...dates }
    ids.set(key, (await tx.blog.create({ data, select: idOnly })).id)
  }
  await markSampleRows(
    tx,
    'ACTIVITY',
    'Blog',
    [...ids.values()].map((id) => ({ id })),
  )
  const data = comments.map(({ post, name, email, daysAgo, state, text }) => {
    const createdAt = timeAgo(time, daysAgo, text)
    const decidedAt = state === 'waiting' ? null : new Date(createdAt.getTime() + 3 * HOUR_MS)
    return {
      blogId: known(ids.get(post), post),
      name,
      email,
      text,
      state: commentStatusOf[state],
      createdAt,
      decidedAt,
    }
  })
  const added = await tx.blogComment.createManyAndReturn({ data, select: idOnly })
  await markSampleRows(tx, 'ACTIVITY', 'BlogComment', added)
}

async function addMessages(tx: Database, { messages }: Activity, { time }: Timeline): Promise<void> {
  const ids: { id: number }[] = []
  for (const { name, email, mobile, subject, message, daysAgo, readDaysAgo, replies } of messages) {
    const [createdAt = time, ...answered] = inOrder(
      [
        timeAgo(time, daysAgo, subject),
        ...(readDaysAgo === undefined ? [] : [timeAgo(time, readDaysAgo, subject)]),
        ...replies.map((reply) => timeAgo(time, reply.daysAgo, reply.text)),
      ],
      time,
    )
    const [readAt = null, ...repliedAt] = answered
    const written = replies.map(({ author, text }, at) => {
      return { authorName: author, text, subject: `Re: ${subject}`, createdAt: repliedAt[at] ?? time }
    })
    const marks = { readAt, answeredAt: repliedAt.at(-1) ?? null, consentVersion: site.termsVersion }
    const phone = { mobile, phoneE164: storedPhone(mobile) }
    const data = { name, email, ...phone, subject, message, createdAt, ...marks, replies: { create: written } }
    ids.push(await tx.contactMessage.create({ data, select: idOnly }))
  }
  await markSampleRows(tx, 'ACTIVITY', 'ContactMessage', ids)
}

async function addRegistrations(tx: Database, { desk }: Activity, { time }: Timeline): Promise<void> {
  const data = desk.registrations.map(({ daysAgo, type, ...registration }) => {
    const createdAt = timeAgo(time, daysAgo, registration.email)
    const stored = type === 'Live Session' ? ('LIVE_SESSION' as const) : ('RECORDED_SESSION' as const)
    const phoneE164 = storedPhone(registration.number)
    return { ...registration, phoneE164, type: stored, date: createdAt, createdAt }
  })
  const added = await tx.demoRegistration.createManyAndReturn({ data, select: idOnly })
  await markSampleRows(tx, 'ACTIVITY', 'DemoRegistration', added)
}

async function addPlacements(tx: Database, activity: Activity, { time }: Timeline): Promise<void> {
  const data = activity.desk.placements.map(({ job: key, person: email, salary, experience, daysAgo }) => {
    const job = known(
      activity.jobs.find((each) => each.key === key),
      key,
    )
    const person = known(
      activity.people.find((each) => each.email === email),
      email,
    )
    const employer = companyOf(activity, job)
    const createdAt = timeAgo(time, daysAgo, `${email} placed`)
    return {
      company: employer.name,
      jobTitle: job.jobTitle,
      location: job.location,
      salary,
      experience,
      email: employer.email,
      phone: employer.mobileNumber,
      phoneE164: storedPhone(employer.mobileNumber),
      candidateName: person.userName,
      candidateEmail: email,
      candidatePhone: person.mobile,
      candidatePhoneE164: storedPhone(person.mobile),
      resume: resumeName(person),
      workMode: workModes[job.jobType],
      date: createdAt,
      createdAt,
    }
  })
  await markSampleRows(tx, 'ACTIVITY', 'JobPost', await tx.jobPost.createManyAndReturn({ data, select: idOnly }))
}

function known<Value>(value: Value | undefined, name: string): Value {
  if (value === undefined) throw new Error(`The sample activity has no ${name}.`)
  return value
}
