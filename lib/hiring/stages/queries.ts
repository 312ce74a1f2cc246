import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { applicationStatuses } from '@/lib/hiring/applications/statuses'
import { type StageUse, stageOf, stagesOf, standardSettings } from '@/lib/hiring/stages/format'
import type { WireStages } from '@/lib/hiring/stages/schema'

const MAX_JOBS = 100

export type StoredStage = {
  id: number
  name: string
  status: ApplicationStatus
  subject: string
  text: string
  checklist: string
  updatedAt: Date
}

/** A posting's own stages, for a query of applications whose stage is shown. */
export const stagesSelect = {
  orderBy: { position: 'asc' },
  select: { id: true, name: true, status: true, subject: true },
} satisfies Prisma.Posting$stagesArgs

const inOrder = (postingId: number) => Prisma.sql`
  SELECT "id", "name", "status", "subject", "text", "checklist", "updatedAt" FROM "Stage"
  WHERE "postingId" = ${postingId} ORDER BY "position"`

/** A job's own stages. Most jobs have none. */
export function listStages(_admin: Admin, postingId: number): Promise<StoredStage[]> {
  return db().$queryRaw(inOrder(postingId))
}

/**
 * Keeps a job's stages from being removed until the transaction ends. To avoid deadlocks, lock them before an
 * application.
 */
export function lockStages(tx: Database, postingId: number): Promise<StoredStage[]> {
  return tx.$queryRaw(Prisma.sql`${inOrder(postingId)} FOR KEY SHARE`)
}

/** Waits for applications that are just moved to one of the stages. */
export function lockStagesToChange(tx: Database, postingId: number): Promise<StoredStage[]> {
  return tx.$queryRaw(Prisma.sql`${inOrder(postingId)} FOR UPDATE`)
}

/** As the form shows them. */
export function toSettings(stages: StoredStage[]): WireStages {
  const [first] = stages
  if (!first) return { updatedAt: null, stages: standardSettings }
  return {
    updatedAt: first.updatedAt.toISOString(),
    stages: stages.map(({ updatedAt: _saved, status, ...stage }) => {
      return { ...stage, status: applicationStatuses[status].name }
    }),
  }
}

/** Throws `not-found`. */
export async function getJobWithStages(admin: Admin, id: number) {
  const select = { id: true, jobTitle: true, company: true } as const
  const posting = await db().posting.findUnique({ where: { id }, select })
  if (!posting) throw new ApiError('not-found')
  return { posting, settings: toSettings(await listStages(admin, id)) }
}

/** The applicants in each of a job's own stages, and the items of its checklist that are checked. */
export async function listStageUses(_admin: Admin, postingId: number): Promise<Record<number, StageUse>> {
  const [stored, applications, ticks] = await Promise.all([
    db().$queryRaw<StoredStage[]>(inOrder(postingId)),
    db().application.groupBy({ by: ['state', 'stageId'], where: { postingId }, _count: true }),
    db().checklistTick.groupBy({ by: ['stageId'], where: { stage: { postingId } }, _count: true }),
  ])
  const stages = stagesOf(stored)
  const uses = stored.map(({ id }) => {
    const inIt = applications.filter((application) => stageOf(stages, application).id === id)
    const applicants = inIt.reduce((sum, { _count }) => sum + _count, 0)
    return [id, { applicants, checkedItems: ticks.find(({ stageId }) => stageId === id)?._count ?? 0 }]
  })
  return Object.fromEntries(uses)
}

/** The newest other jobs whose stages can be copied. */
export async function listJobsToCopy(_admin: Admin, postingId: number) {
  const rows = await db().stage.findMany({
    where: { position: 0, postingId: { not: postingId } },
    orderBy: { postingId: 'desc' },
    take: MAX_JOBS,
    select: { posting: { select: { id: true, jobTitle: true, company: true } } },
  })
  return rows.map(({ posting: { id, jobTitle, company } }) => ({ value: String(id), label: `${jobTitle}, ${company}` }))
}

/** The applications that are in the first stage of their status, because they have none of their own (`stageOf`). */
export const withoutStage = (postingId: number, state: ApplicationStatus) =>
  ({
    postingId,
    state,
    OR: [{ stageId: null }, { stage: { status: { not: state } } }],
  }) satisfies Prisma.ApplicationWhereInput

/** The applications in a stage, including those in the first stage of their status. */
export async function inStage(id: number): Promise<Prisma.ApplicationWhereInput> {
  const stage = await db().stage.findUnique({ where: { id }, select: { postingId: true } })
  if (!stage) return { id: 0 }
  return inStageOf(stage.postingId, await db().$queryRaw<StoredStage[]>(inOrder(stage.postingId)), id)
}

/** The same, if all of the job's stages are known. */
export function inStageOf(postingId: number, stages: StoredStage[], id: number): Prisma.ApplicationWhereInput {
  const state = stages.find((stage) => stage.id === id)?.status
  if (!state) return { id: 0 }
  const moved = { stageId: id, state }
  const first = stages.find(({ status }) => status === state)
  return first?.id === id ? { OR: [moved, withoutStage(postingId, state)] } : moved
}

type Filtered = { job: number; status: ApplicationStatus | null; stage: number }

/** The stages to filter a list by: a job's own ones of a status, or of every status, and the current one. */
export async function listStageOptions(_admin: Admin, { job, status, stage }: Filtered) {
  const where = { OR: [{ id: stage }, { postingId: job, ...(status && { status }) }] }
  const stages = await db().stage.findMany({ where, orderBy: { position: 'asc' }, select: { id: true, name: true } })
  return stages.map(({ id, name }) => ({ value: String(id), label: name }))
}

export function listTicks(_admin: Admin, applicationId: number) {
  return db().checklistTick.findMany({
    where: { applicationId },
    select: { stageId: true, item: true, authorName: true, createdAt: true },
  })
}

export type ListedTick = Awaited<ReturnType<typeof listTicks>>[number]
