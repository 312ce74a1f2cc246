import 'server-only'
import { ApiError, isUniqueViolation } from '@/lib/api/errors'
import type { Answer, OnceCall } from '@/lib/api/idempotency'
import { actOnce } from '@/lib/api/idempotency-mutations'
import type { Program } from '@/lib/auth/api-keys'
import { audit } from '@/lib/console/audit/mutations'
import type { Database } from '@/lib/db'
import { env } from '@/lib/env'
import { possibleActions } from '@/lib/hiring/employers/actions'
import { hireMessages, impossible } from '@/lib/hiring/employers/messages'
import { changeOf } from '@/lib/hiring/employers/mutations'
import { getManagedPosting, type ManagedPosting } from '@/lib/hiring/employers/queries'
import { editManaged, publishEdits } from '@/lib/hiring/employers/revision-mutations'
import { changesOf } from '@/lib/hiring/moderation/format'
import { publishPosting } from '@/lib/hiring/moderation/mutations'
import { editedPosting } from '@/lib/hiring/programs/changes'
import { sourceOf, toProgramJob } from '@/lib/hiring/programs/format'
import { getProgramJob } from '@/lib/hiring/programs/job-queries'
import { programMessages } from '@/lib/hiring/programs/messages'
import type { JobChange, JobRef, NewJob } from '@/lib/hiring/programs/schema'
import { isUndecided } from '@/lib/jobs/postings/statuses'
import { postingColumns, readRevision, submittedPosting } from '@/lib/jobs/postings/stored'
import { changeJobs, type JobsTransaction, transitionPosting } from '@/lib/jobs/postings/transitions'
import { now } from '@/lib/platform/clock'
import { removeStored } from '@/lib/platform/uploads/mutations'

/** Posts a job to the review queue, or publishes it. Throws `conflict` if its system already has the external id. */
export function createJob(program: Program, once: OnceCall | null, job: NewJob): Promise<Answer> {
  const { externalId = null, publish, ...posting } = job
  if (publish) requirePublish(program)
  return changeOnce(program, once, externalId !== null, async (tx) => {
    const time = now()
    const { id } = await tx.posting.create({
      data: {
        ...postingColumns(posting),
        source: sourceOf(program),
        externalId,
        // An owner vouches for the program, so its contact doesn't have to confirm their email.
        confirmedAt: time,
        createdAt: time,
      },
      select: { id: true },
    })
    const detail = externalId === null ? {} : { externalId }
    const subject = `${posting.jobTitle}, ${posting.company}`
    await audit(tx, program, { action: 'posting.submitted', subjectId: id, subject, detail })
    if (publish) await publishPosting(tx, program, await getManagedPosting(tx, id))
    return { status: 201, body: await wireOf(tx, program, id) }
  })
}

/** Changes some fields of a job. A change to an open job goes to review unless it's published. */
export async function changeJob(program: Program, once: OnceCall | null, ref: JobRef, given: JobChange) {
  const { publish, ...changes } = given
  if (publish) requirePublish(program)
  let unused: (string | null)[] = []
  const answer = await changeOnce(program, once, false, async (tx) => {
    const posting = await lockJob(tx, program, ref)
    if (!possibleActions(posting, now()).includes('edit'))
      throw await conflict(tx, program, posting.id, impossible.edit)
    const live = submittedPosting(posting)
    const before = posting.revision ? readRevision(posting.revision.data, live) : live
    const edited = editedPosting(before, changes)
    const isSame = changesOf(before, edited).length === 0
    const isOpen = posting.status === 'APPROVED'
    if (publish && isOpen && !(isSame && !posting.revision))
      unused = await publishEdits(tx, program, [{ posting, edited }])
    else if (!isSame) unused = [await editManaged(tx, program, posting, edited, null)]
    const current = publish ? await getManagedPosting(tx, posting.id) : posting
    if (publish && current.status === 'PENDING') await publishPosting(tx, program, current)
    return { status: 200, body: await wireOf(tx, program, posting.id) }
  })
  for (const file of unused) if (file) await removeStored(file)
  return answer
}

/** Closes a job, or withdraws it if it's still in review. One that isn't open anymore stays as it is. */
export function closeJob(program: Program, once: OnceCall | null, ref: JobRef): Promise<Answer> {
  return changeOnce(program, once, false, async (tx) => {
    const posting = await lockJob(tx, program, ref)
    const transition = isUndecided(posting) ? 'withdraw' : 'close'
    const time = now()
    if (possibleActions(posting, time).includes(transition))
      await transitionPosting(tx, program, posting, transition, { change: changeOf(transition, posting, time) })
    return { status: 200, body: await wireOf(tx, program, posting.id) }
  })
}

/** Marks a published job as filled. One that's already filled stays as it is. */
export function fillJob(program: Program, once: OnceCall | null, ref: JobRef): Promise<Answer> {
  return changeOnce(program, once, false, async (tx) => {
    const posting = await lockJob(tx, program, ref)
    const time = now()
    if (posting.status !== 'FILLED') {
      if (!possibleActions(posting, time).includes('fill'))
        throw await conflict(tx, program, posting.id, impossible.fill)
      await transitionPosting(tx, program, posting, 'fill', { change: changeOf('fill', posting, time) })
    }
    return { status: 200, body: await wireOf(tx, program, posting.id) }
  })
}

async function changeOnce(
  program: Program,
  once: OnceCall | null,
  hasExternalId: boolean,
  act: (tx: JobsTransaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await changeJobs((tx) => actOnce(tx, program, once, () => act(tx)))
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    // Jobs with an external id can be in review several times, so nothing else about them is unique.
    if (!hasExternalId) throw new ApiError('conflict', hireMessages.alreadyPending)
    const message = programMessages.externalIdTaken
    throw new ApiError('conflict', message, { fields: { externalId: message } })
  }
}

function requirePublish({ scopes }: Program): void {
  if (scopes.includes('jobs:publish')) return
  const challenge = 'error="insufficient_scope", scope="jobs:publish"'
  throw new ApiError('forbidden', programMessages.mayNotPublish, { challenge })
}

/** Returns a job of the program's system, locked until the transaction ends. */
async function lockJob(tx: Database, program: Program, ref: JobRef): Promise<ManagedPosting> {
  const { id, source } = await getProgramJob(program, ref, tx)
  if (source !== sourceOf(program)) throw new ApiError('not-found', programMessages.noJob)
  await tx.$executeRaw`SELECT 1 FROM "Posting" WHERE "id" = ${id} FOR UPDATE`
  return getManagedPosting(tx, id)
}

async function wireOf(tx: Database, program: Program, id: number) {
  const { origin } = new URL(env().SITE_URL)
  return toProgramJob(program, origin, await getProgramJob(program, { id }, tx), now())
}

async function conflict(tx: Database, program: Program, id: number, message: string): Promise<ApiError> {
  return new ApiError('conflict', message, { current: await wireOf(tx, program, id) })
}
