import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { db } from '@/lib/db'

type ExportedFile = { path: string; name: string }

/** All that is kept about a seeker: one JSON text per noun, and the stored files with the paths they get in the zip. */
export async function collectAccount(seeker: Seeker) {
  const { id, email } = seeker
  const own = { seekerId: id }
  const account = await db().seeker.findUniqueOrThrow({
    where: { id },
    select: { userName: true, email: true, mobile: true, country: true, verifiedAt: true, createdAt: true },
  })
  const profile = await db().profile.findUnique({
    where: own,
    omit: { id: true, seekerId: true, resumeId: true, imageId: true },
    include: { resume: { select: file }, image: { select: file } },
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
      termsVersion: true,
      coverNote: true,
      answers: true,
      source: true,
      referrerHost: true,
      createdAt: true,
      stateChangedAt: true,
      events: { orderBy: { id: 'asc' }, select: { state: true, createdAt: true } },
      // What admins noted about the seeker is the seeker's to know; who noted it is not.
      notes: { orderBy: { id: 'asc' }, select: { text: true, createdAt: true } },
      resume: { select: file },
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
  const sessions = await db().session.findMany({
    where: own,
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { createdAt: true, lastSeenAt: true, expiresAt: true },
  })
  const mails = await db().mail.findMany({
    where: { to: email },
    orderBy: { id: 'asc' },
    select: { subject: true, createdAt: true, sentAt: true },
  })
  const files: ExportedFile[] = [
    ...applications.map(({ id: number, resume }) => ({
      path: `files/application-${number}-${resume.originalName}`,
      name: resume.name,
    })),
    ...(profile?.resume ? [{ path: `files/profile-${profile.resume.originalName}`, name: profile.resume.name }] : []),
    ...(profile?.image ? [{ path: `files/photo-${profile.image.name}`, name: profile.image.name }] : []),
  ]
  return { nouns: { account, profile, applications, savedJobs, jobAlerts, consents, sessions, mails }, files }
}

const file = { name: true, originalName: true } as const
