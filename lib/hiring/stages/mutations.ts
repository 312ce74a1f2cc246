import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Admin } from '@/lib/auth/guards'
import { audit } from '@/lib/console/audit/mutations'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { type Database, db } from '@/lib/db'
import { statusNamed } from '@/lib/hiring/applications/statuses'
import { areStandard, itemsOf, rewordedItems } from '@/lib/hiring/stages/format'
import { checklistMessages } from '@/lib/hiring/stages/messages'
import { lockStages, lockStagesToChange, type StoredStage, toSettings, withoutStage } from '@/lib/hiring/stages/queries'
import type { StagesBody, Tick, WireStages } from '@/lib/hiring/stages/schema'
import { now } from '@/lib/platform/clock'

type Wanted = StagesBody['stages'][number]

/**
 * Saves a job's stages. Applications in a stage that's gone are then in the first stage of their status. Throws
 * `not-found`, or `conflict` with the current stages if someone else has saved them.
 */
export function saveStages(admin: Admin, postingId: number, { updatedAt, stages }: StagesBody): Promise<WireStages> {
  return db().$transaction(async (tx) => {
    const posting = await lockPosting(tx, postingId)
    const before = await lockStagesToChange(tx, postingId)
    const current = toSettings(before)
    if (current.updatedAt !== updatedAt) throw new ApiError('conflict', editMessages.changed, { current })
    const wanted = areStandard(stages) ? [] : stages
    // Removing stages changes applications and checked items stage by stage, so other writers could lock them in another order.
    await tx.$executeRaw`SELECT 1 FROM "Application" WHERE "postingId" = ${postingId} ORDER BY "id" FOR NO KEY UPDATE`
    await keepInFirst(tx, postingId, before, wanted)
    await write(tx, postingId, before, wanted)
    const subject = `${posting.jobTitle}, ${posting.company}`
    const detail = { stages: stages.map(({ name }) => name).join(', ') }
    await audit(tx, admin, { action: 'posting.stages-changed', subjectId: postingId, subject, detail })
    return toSettings(await lockStages(tx, postingId))
  })
}

async function lockPosting(tx: Database, id: number): Promise<{ jobTitle: string; company: string }> {
  const [posting] = await tx.$queryRaw<{ jobTitle: string; company: string }[]>`
    SELECT "jobTitle", "company" FROM "Posting" WHERE "id" = ${id} FOR NO KEY UPDATE`
  if (!posting) throw new ApiError('not-found')
  return posting
}

/** The stored stage that this one changes. A stage with another status is a new one. */
const storedIn = (before: StoredStage[], { id, status }: Wanted) =>
  before.find((stage) => stage.id === id && stage.status === statusNamed(status))

/** Applications that are only in a stage because it's the first of their status stay in it when another one comes first. */
async function keepInFirst(tx: Database, postingId: number, before: StoredStage[], wanted: Wanted[]): Promise<void> {
  const firsts = before.filter(({ status }, at) => before.findIndex((stage) => stage.status === status) === at)
  for (const { id, status: state } of firsts) {
    const next = wanted.find(({ status }) => statusNamed(status) === state)
    const isKept = wanted.some((stage) => storedIn(before, stage)?.id === id)
    if (isKept && next?.id !== id)
      await tx.application.updateMany({ where: withoutStage(postingId, state), data: { stageId: id } })
  }
}

async function write(tx: Database, postingId: number, before: StoredStage[], wanted: Wanted[]): Promise<void> {
  const kept = wanted.flatMap((stage) => storedIn(before, stage)?.id ?? [])
  // Applications and checked items follow by their foreign keys.
  await tx.stage.deleteMany({ where: { postingId, id: { notIn: kept } } })
  const updatedAt = now()
  for (const [position, stage] of wanted.entries()) {
    const { name, status, subject, text, checklist } = stage
    const data = { position, name, subject, text, checklist, updatedAt }
    const id = storedIn(before, stage)?.id
    if (id === undefined) {
      await tx.stage.create({ data: { ...data, postingId, status: statusNamed(status) }, select: { id: true } })
      continue
    }
    await tx.stage.update({ where: { id }, data, select: { id: true } })
    const items = itemsOf(before.find((stored) => stored.id === id)?.checklist ?? '')
    for (const [item, reworded] of rewordedItems(items, itemsOf(checklist)))
      await tx.checklistTick.updateMany({ where: { stageId: id, item }, data: { item: reworded } })
    await tx.checklistTick.deleteMany({ where: { stageId: id, item: { notIn: itemsOf(checklist) } } })
  }
}

/**
 * Checks an item off for an application, or unchecks it. Doing so twice changes nothing. Throws `not-found`, or
 * `conflict` if the stage's checklist doesn't have it anymore.
 */
export function tickItem(admin: Admin, applicationId: number, { stageId, item, isDone }: Tick): Promise<void> {
  return db().$transaction(async (tx) => {
    const application = await tx.application.findUnique({
      where: { id: applicationId },
      select: { postingId: true, studentName: true, posting: { select: { jobTitle: true } } },
    })
    if (!application) throw new ApiError('not-found')
    const stage = (await lockStages(tx, application.postingId)).find(({ id }) => id === stageId)
    if (!stage || !itemsOf(stage.checklist).includes(item)) throw new ApiError('conflict', checklistMessages.changed)
    const tick = { applicationId, stageId, item }
    const authorName = admin.name || admin.email
    const { count } = isDone
      ? await tx.checklistTick.createMany({
          data: [{ ...tick, adminId: admin.id, authorName, createdAt: now() }],
          skipDuplicates: true,
        })
      : await tx.checklistTick.deleteMany({ where: tick })
    if (count === 0) return
    await audit(tx, admin, {
      action: isDone ? 'application.item-checked' : 'application.item-unchecked',
      subjectId: applicationId,
      subject: `${application.studentName}, ${application.posting.jobTitle}`,
      detail: { stage: stage.name, item },
    })
  })
}
