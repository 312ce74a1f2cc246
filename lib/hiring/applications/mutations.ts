import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'
import { enterByCode } from '@/lib/auth/code-sign-in'
import { tryCode } from '@/lib/auth/codes'
import { lockViewer } from '@/lib/auth/credentials'
import type { Seeker } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { applicationSelect } from '@/lib/hiring/applications/queries'
import type { CodeApplication, NewApplication } from '@/lib/hiring/applications/schema'
import {
  recordTransition,
  stageToEnter,
  transitionApplication,
  transitionSelect,
} from '@/lib/hiring/applications/transitions'
import { lockStages } from '@/lib/hiring/stages/queries'
import { type Answered, answersJson, readQuestions, wrongAnswers } from '@/lib/jobs/postings/questions'
import { isOpen, publicStatuses } from '@/lib/jobs/postings/statuses'
import { keepForLater } from '@/lib/people/general-applications/mutations'
import { now } from '@/lib/platform/clock'
import { giveConsentOnce, recordConsent } from '@/lib/platform/consents/records'
import { storedPhone } from '@/lib/platform/phones/numbers'
import type { Upload } from '@/lib/platform/uploads/check'
import { createStoredFile, releaseFile, removeStored, withStoredUpload } from '@/lib/platform/uploads/mutations'
import { site } from '@/lib/site/company'

/**
 * Saves a seeker's application with its resume (a file, or the profile's) and emails a confirmation. If they withdrew
 * before, reuses that application. Throws `invalid` without a resume, name or required answer, `not-found` for an
 * unknown job, `gone` for a closed one and `conflict` if they already applied.
 */
export async function applyToPosting(seeker: Seeker, input: NewApplication, upload: Upload | null) {
  const resume = input.useProfileResume ? null : upload
  if (!resume && !input.useProfileResume) throw wrong('resume', applicationMessages.resumeRequired)
  if (!seeker.userName) throw wrong('studentName', applicationMessages.nameRequired)
  await checkInput(input)
  const earlier = { postingId: input.jobId, seekerId: seeker.id, state: { not: 'WITHDRAWN' as const } }
  if ((await db().application.count({ where: earlier })) > 0) throw appliedAlready()
  return (await store(resume, (tx, stored) => keep(tx, seeker, input, stored))).application
}

/**
 * The same for someone without a session, who confirms their email with a code sent to this browser. Saves the
 * application, account and session and uses up the code in one transaction. Throws `invalid` for a wrong code.
 */
export async function applyByCode(given: CodeApplication, resume: Upload | null, browser: string) {
  const { studentName, email, code, ...rest } = given
  const input: NewApplication = { ...rest, useProfileResume: false }
  if (!resume) throw wrong('resume', applicationMessages.resumeRequired)
  await checkInput(input)
  const codeWrong = () => wrong('code', codeMessages.wrong)
  if (!(await tryCode({ purpose: 'application', email }, browser, code))) throw codeWrong()
  return store(resume, async (tx, upload) => {
    const seeker = await enterByCode(tx, { email, userName: studentName, mobile: input.mobileNumber }, code)
    if (!seeker) throw codeWrong()
    return { ...(await keep(tx, seeker, input, upload)), sessionId: seeker.sessionId }
  })
}

async function checkInput(input: NewApplication): Promise<void> {
  if (input.termsVersion !== undefined && input.termsVersion !== site.termsVersion)
    throw new ApiError('invalid', applicationMessages.termsChanged)
  answersTo(await getOpenPosting(db(), input.jobId), input)
}

async function store<Saved extends { unused: string[] }>(
  resume: Upload | null,
  save: (tx: Database, upload: Stored | null) => Promise<Saved>,
): Promise<Saved> {
  try {
    const saved = await withStoredUpload(resume, (name) =>
      db().$transaction((tx) => save(tx, resume && name ? { resume, name } : null)),
    )
    for (const name of saved.unused) await removeStored(name)
    return saved
  } catch (error) {
    throw isUniqueViolation(error) ? appliedAlready() : error
  }
}

type Stored = { resume: Upload; name: string }

async function keep(tx: Database, seeker: Seeker, input: NewApplication, upload: Stored | null) {
  const { jobId, mobileNumber, coverNote, source, referrerHost } = input
  await lockViewer(tx, seeker)
  // Locks the job, so that closing it at the same time either notifies this applicant or comes first.
  await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${jobId} FOR SHARE`
  const answers = answersTo(await getOpenPosting(tx, jobId), input)
  const resumeId = upload
    ? (await createStoredFile(tx, upload.name, upload.resume)).id
    : await profileResumeId(tx, seeker)
  const { mobile, phoneE164 } = await tx.seeker.findUniqueOrThrow({
    where: { id: seeker.id },
    select: { mobile: true, phoneE164: true },
  })
  const entered = mobileNumber || mobile
  const known = { entered: mobile, e164: phoneE164 }
  const time = now()
  const data = {
    studentName: seeker.userName,
    email: seeker.email,
    mobileNumber: entered,
    phoneE164: storedPhone(entered, 'seeker', known),
    resumeId,
    termsVersion: site.termsVersion,
    coverNote,
    answers: answersJson.write(answers),
    source,
    referrerHost,
    createdAt: time,
  }
  await recordConsent(tx, seeker.id, 'application-terms')
  if (input.wantsNews) await giveConsentOnce(tx, seeker.id, 'news')
  const former = input.keepForLater ? await keepForLater(tx, seeker, { resumeId }) : null
  const withdrawn = await lockWithdrawn(tx, seeker, jobId)
  if (withdrawn) {
    const { application, unused } = await applyAgain(tx, seeker, withdrawn, data)
    return { application, unused: named([former, unused]) }
  }
  const application = await tx.application.create({
    data: { ...data, postingId: jobId, seekerId: seeker.id, state: 'NEW', stateChangedAt: time },
    select: applicationSelect,
  })
  const stage = stageToEnter(await lockStages(tx, jobId), 'NEW')
  await recordTransition(tx, seeker, application, 'apply', { stage })
  return { application, unused: named([former]) }
}

const named = (files: (string | null)[]) => files.filter((name) => name !== null)

type Withdrawn = { id: number; resumeId: number }

async function lockWithdrawn(tx: Database, seeker: Seeker, postingId: number): Promise<Withdrawn | undefined> {
  const [withdrawn] = await tx.$queryRaw<Withdrawn[]>`
    SELECT "id", "resumeId" FROM "Application"
    WHERE "postingId" = ${postingId} AND "seekerId" = ${seeker.id} AND "state" = 'WITHDRAWN' FOR UPDATE`
  return withdrawn
}

async function applyAgain(
  tx: Database,
  seeker: Seeker,
  { id, resumeId }: Withdrawn,
  data: Prisma.ApplicationUncheckedUpdateInput,
) {
  const application = await tx.application.update({ where: { id }, data, select: applicationSelect })
  // The job is locked, so its stages aren't being changed.
  const stages = await lockStages(tx, application.postingId)
  await transitionApplication(tx, seeker, application, 'applyAgain', { stages })
  return { application, unused: await releaseFile(tx, resumeId) }
}

async function profileResumeId(tx: Database, seeker: Seeker): Promise<number> {
  const profile = await tx.profile.findUnique({ where: { seekerId: seeker.id }, select: { resumeId: true } })
  if (!profile?.resumeId) throw wrong('resume', applicationMessages.noProfileResume)
  return profile.resumeId
}

export async function withdrawApplication(seeker: Seeker, id: number): Promise<void> {
  await db().$transaction(async (tx) => {
    const application = await tx.application.findFirst({ where: { id, seekerId: seeker.id }, select: transitionSelect })
    if (!application) throw new ApiError('not-found')
    if (!(await transitionApplication(tx, seeker, application, 'withdraw')))
      throw new ApiError('conflict', applicationMessages.decidedAlready)
  })
}

export async function withdrawApplications(tx: Database, seeker: Seeker): Promise<void> {
  const applications = await tx.application.findMany({ where: { seekerId: seeker.id }, select: transitionSelect })
  for (const application of applications) await transitionApplication(tx, seeker, application, 'withdraw')
}

type OpenPosting = { questions: unknown }

async function getOpenPosting(database: Database, id: number): Promise<OpenPosting> {
  const where = { id, status: { in: [...publicStatuses] }, slug: { not: null } }
  const select = { status: true, expiresAt: true, questions: true }
  const posting = await database.posting.findFirst({ where, select })
  if (!posting) throw new ApiError('not-found', applicationMessages.jobGone)
  if (!isOpen(posting, now())) throw new ApiError('gone', applicationMessages.closed)
  return posting
}

function answersTo(posting: OpenPosting, { answers, questions: shown }: NewApplication): Answered[] {
  const questions = readQuestions(posting.questions)
  if (shown && shown.join('\n') !== questions.map(({ text }) => text).join('\n'))
    throw new ApiError('invalid', applicationMessages.questionsChanged)
  const problems = Object.entries(wrongAnswers(questions, answers))
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([index, message]) => [`answers.${index}`, message]))
    throw new ApiError('invalid', undefined, { fields })
  }
  return questions.map(({ text }, index) => ({ question: text, answer: answers[index] ?? '' }))
}

function wrong(field: string, message: string): ApiError {
  return new ApiError('invalid', message, { fields: { [field]: message } })
}

function appliedAlready(): ApiError {
  return new ApiError('conflict', applicationMessages.applied)
}
