import 'server-only'
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { ApiError } from '@/lib/api/errors'
import { type Admin, checkOwnEmail, type Seeker } from '@/lib/auth/guards'
import { hashOfResetToken } from '@/lib/auth/tokens'
import { db } from '@/lib/db'
import { withoutNames } from '@/lib/hiring/applications/mentions'
import { settled, settledStatus, undoable } from '@/lib/hiring/applications/undo-queries'
import { listPersonRows } from '@/lib/jobs/imports/person-row-queries'
import { readProfileLists } from '@/lib/people/profiles/lists'
import { now } from '@/lib/platform/clock'
import { readStored } from '@/lib/platform/uploads/store'

const file = { name: true, originalName: true } as const
const resume = { ...file, resumeText: { select: { text: true } } } as const

const MAX_AT_ONCE = 5_000

export function listStudents(_admin: Admin) {
  return db().seeker.findMany({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: MAX_AT_ONCE,
    select: { id: true, userName: true, email: true, mobile: true, verifiedAt: true },
  })
}

export async function getAccount(viewer: Seeker | Admin, email: string) {
  checkOwnEmail(viewer, email)
  const select = { userName: true, mobile: true, country: true, email: true }
  const account = await db().seeker.findUnique({ where: { email }, select })
  if (!account) throw new ApiError('not-found')
  return account
}

export async function getSignedInName(email: string): Promise<string> {
  const { userName } = await db().seeker.findUniqueOrThrow({ where: { email }, select: { userName: true } })
  return userName
}

export async function hasPassword(seeker: Seeker): Promise<boolean> {
  return (await db().seeker.count({ where: { id: seeker.id, passwordHash: { not: null } } })) > 0
}

/** `hasOtherMethods`: a reset removes passkeys or providers of theirs. */
export async function findResetOwner(
  token: string,
): Promise<{ email: string; userName: string; hasOtherMethods: boolean } | null> {
  const where = { tokenHash: hashOfResetToken(token), usedAt: null, expiresAt: { gt: now() } }
  const reset = await db().passwordReset.findFirst({
    where,
    select: {
      seeker: { select: { email: true, userName: true, _count: { select: { passkeys: true, identities: true } } } },
    },
  })
  if (!reset) return null
  const { _count: count, ...owner } = reset.seeker
  return { ...owner, hasOtherMethods: count.passkeys + count.identities > 0 }
}

export function listConsents(seeker: Seeker) {
  return db().consent.findMany({
    where: { seekerId: seeker.id },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, textVersion: true, text: true, createdAt: true, withdrawnAt: true },
  })
}

export type ListedConsent = Awaited<ReturnType<typeof listConsents>>[number]

export async function findWantsSuggestions({ id }: Seeker): Promise<boolean> {
  const select = { wantsSuggestions: true }
  return (await db().seeker.findUniqueOrThrow({ where: { id }, select })).wantsSuggestions
}

export async function findNotices({ id }: Seeker) {
  const { wantsJobReminders } = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: { wantsJobReminders: true },
  })
  const news = await db().consent.count({ where: { seekerId: id, kind: 'news', withdrawnAt: null } })
  return { wantsReminders: wantsJobReminders, wantsNews: news > 0 }
}

type ExportedFile = { path: string; name: string }

export async function collectAccount(seeker: Seeker) {
  const { id, email } = seeker
  const own = { seekerId: id }
  const account = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: {
      userName: true,
      email: true,
      mobile: true,
      phoneE164: true,
      country: true,
      wantsJobReminders: true,
      wantsSuggestions: true,
      verifiedAt: true,
      openedByCodeAt: true,
      createdAt: true,
    },
  })
  const profile = await db().profile.findUnique({
    where: own,
    omit: { id: true, seekerId: true, resumeId: true, imageId: true, parserVersion: true },
    include: { resume: { select: resume }, image: { select: file } },
  })
  const applications = await db().application.findMany({
    where: own,
    orderBy: { id: 'asc' },
    select: {
      id: true,
      state: true,
      studentName: true,
      email: true,
      mobileNumber: true,
      phoneE164: true,
      termsVersion: true,
      coverNote: true,
      answers: true,
      source: true,
      referrerHost: true,
      createdAt: true,
      stateChangedAt: true,
      events: {
        where: settled(),
        orderBy: { id: 'asc' },
        select: { state: true, stage: true, mailSubject: true, mailText: true, createdAt: true },
      },
      // Seekers can see notes about them, but not the authors.
      notes: { orderBy: { id: 'asc' }, select: { text: true, createdAt: true } },
      ticks: { orderBy: { createdAt: 'asc' }, select: { item: true, createdAt: true } },
      interviews: {
        orderBy: { id: 'asc' },
        select: {
          title: true,
          kind: true,
          place: true,
          minutes: true,
          timeZone: true,
          applicantZone: true,
          note: true,
          slots: true,
          state: true,
          startsAt: true,
          createdAt: true,
          events: { orderBy: { id: 'asc' }, select: { step: true, startsAt: true, text: true, createdAt: true } },
        },
      },
      resume: { select: resume },
      posting: { select: { jobTitle: true, company: true } },
    },
  })
  const savedJobs = await db().savedJob.findMany({
    where: own,
    orderBy: [{ createdAt: 'asc' }, { postingId: 'asc' }],
    select: { createdAt: true, posting: { select: { jobTitle: true, company: true } } },
  })
  const jobAlerts = await db().jobAlert.findMany({
    where: { email },
    orderBy: { id: 'asc' },
    select: { search: true, frequency: true, confirmedAt: true, createdAt: true },
  })
  const consents = await db().consent.findMany({
    where: own,
    orderBy: { id: 'asc' },
    select: { kind: true, textVersion: true, text: true, createdAt: true, withdrawnAt: true },
  })
  const generalApplication = await db().generalApplication.findUnique({
    where: own,
    select: { wish: true, createdAt: true, resume: { select: resume } },
  })
  const selfIdentification = await db().selfIdentification.findUnique({ where: own, omit: { seekerId: true } })
  const suggestions = await db().seekerFacts.findUnique({ where: own, omit: { seekerId: true } })
  const sessions = await db().session.findMany({
    where: own,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true, lastSeenAt: true, expiresAt: true },
  })
  const passkeys = await db().passkey.findMany({
    where: own,
    orderBy: { id: 'asc' },
    select: { name: true, createdAt: true, lastUsedAt: true },
  })
  const signInMethods = await db().identity.findMany({
    where: own,
    orderBy: { id: 'asc' },
    select: { provider: true, issuer: true, subject: true, email: true, createdAt: true, lastUsedAt: true },
  })
  // A merge may have brought someone else in. Their tags, notes and emails aren't this account's.
  const address = email.toLowerCase()
  const ownPerson = { person: { seekers: { some: { id } } } }
  const isShared =
    (await db().personEmail.count({ where: { address: { not: address }, ...ownPerson } })) > 0 ||
    (await db().personMerge.count({ where: ownPerson })) > 0
  const person = await db().person.findFirst({
    where: { seekers: { some: { id } } },
    select: {
      tags: !isShared,
      followUpAt: !isShared,
      notes: {
        where: isShared ? { email: address } : {},
        orderBy: { id: 'asc' },
        select: { text: true, createdAt: true },
      },
      emails: {
        where: isShared ? { address } : {},
        orderBy: { address: 'asc' },
        select: { address: true, refusedAt: true, refusal: true },
      },
      mails: {
        where: isShared ? { email: address } : {},
        orderBy: { id: 'asc' },
        select: {
          email: true,
          authorName: true,
          subject: true,
          text: true,
          scheduledFor: true,
          canceledAt: true,
          createdAt: true,
        },
      },
    },
  })
  for (const application of applications) Object.assign(application, await settledStatus(db(), application.id))
  const ownEmail = { email: { equals: email.replace(/[\\%_]/g, '\\$&'), mode: 'insensitive' } } as const
  const messages = await db().contactMessage.findMany({
    where: ownEmail,
    orderBy: { id: 'asc' },
    select: {
      name: true,
      email: true,
      mobile: true,
      subject: true,
      message: true,
      createdAt: true,
      replies: { orderBy: { id: 'asc' }, select: { subject: true, text: true, createdAt: true } },
    },
  })
  const demos = await db().demoRegistration.findMany({
    where: ownEmail,
    orderBy: { id: 'asc' },
    select: { firstName: true, lastName: true, type: true, email: true, number: true, date: true, createdAt: true },
  })
  const comments = await db().blogComment.findMany({
    where: { email },
    orderBy: { id: 'asc' },
    select: { name: true, email: true, text: true, state: true, createdAt: true, blog: { select: { title: true } } },
  })
  const reports = await db().jobReport.findMany({
    where: { email },
    orderBy: { id: 'asc' },
    select: { reason: true, text: true, createdAt: true, posting: { select: { jobTitle: true, company: true } } },
  })
  const importedRows = await listPersonRows(email)
  const mails = await db().mail.findMany({
    where: { to: email, applicationEvents: { none: undoable() } },
    orderBy: { id: 'asc' },
    select: { subject: true, createdAt: true, sentAt: true },
  })
  const files: ExportedFile[] = [
    ...applications.map(({ id: number, resume }) => ({
      path: `files/application-${number}-${resume.originalName}`,
      name: resume.name,
    })),
    ...(profile?.resume ? [{ path: `files/profile-${profile.resume.originalName}`, name: profile.resume.name }] : []),
    ...(generalApplication
      ? [{ path: `files/later-jobs-${generalApplication.resume.originalName}`, name: generalApplication.resume.name }]
      : []),
    ...(profile?.image ? [{ path: `files/photo-${profile.image.name}`, name: profile.image.name }] : []),
  ]
  const nouns = {
    account,
    person,
    profile: profile && { ...profile, ...readProfileLists(profile) },
    applications: applications.map(({ notes, ...application }) => ({
      ...application,
      notes: notes.map((note) => ({ ...note, text: withoutNames(note.text) })),
    })),
    generalApplication,
    selfIdentification,
    suggestions,
    savedJobs,
    jobAlerts,
    consents,
    sessions,
    passkeys,
    signInMethods,
    importedRows,
    mails,
    messages,
    demos,
    comments,
    reports,
  }
  return { nouns, files }
}

type Account = Awaited<ReturnType<typeof collectAccount>>

export function zipOf({ nouns, files }: Account): ReadableStream<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, piece) => {
    if (error) throw error
    made.push(piece)
  })
  const steps = fill(zip, nouns, files)
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      let isDone = false
      while (made.length === 0 && !isDone) isDone = (await steps.next()).done ?? false
      for (const piece of made.splice(0)) controller.enqueue(piece)
      if (isDone) controller.close()
    },
    async cancel() {
      await steps.return()
    },
  })
}

async function* fill(zip: Zip, nouns: Account['nouns'], files: Account['files']): AsyncGenerator<void, void> {
  for (const [noun, value] of Object.entries(nouns)) {
    const entry = new ZipDeflate(`${noun}.json`)
    zip.add(entry)
    entry.push(new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`), true)
    yield
  }
  for (const { path, name } of files) {
    const bytes = await readStored(name).catch(forgetLost)
    if (!bytes) continue
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    for await (const piece of bytes) {
      entry.push(piece as Uint8Array)
      yield
    }
    entry.push(new Uint8Array(0), true)
  }
  zip.end()
}

function forgetLost(error: unknown): null {
  if (error instanceof ApiError && error.code === 'not-found') return null
  throw error
}
