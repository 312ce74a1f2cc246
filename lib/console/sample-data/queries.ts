import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { sampleMessages } from '@/lib/console/sample-data/messages'
import { type SampleData, type SampleRowCount, sampleNouns } from '@/lib/console/sample-data/schema'
import { type Database, db } from '@/lib/db'
import { Prisma, type SampleChange } from '@/lib/generated/prisma/client'
import type { SampleModel } from '@/lib/platform/sample-rows/models'

export const CHANGE_ID = 1

export async function getSampleData(_owner: Admin): Promise<SampleData> {
  const [change, rows, kept] = await Promise.all([
    db().sampleChange.findUnique({ where: { id: CHANGE_ID } }),
    countSampleRows(db()),
    countKept(),
  ])
  return { change: change && toChange(change), rows, kept }
}

export async function hasSampleActivity(_admin: Admin): Promise<boolean> {
  const where = { origin: 'ACTIVITY' } as const
  return (await db().sampleRow.findFirst({ where, select: { rowId: true } })) !== null
}

function toChange({ kind, done, total, adminName, startedAt, finishedAt, error }: SampleChange): SampleData['change'] {
  const isAdding = kind === 'ADD'
  const success = isAdding ? sampleMessages.added : sampleMessages.removed
  return {
    kind: isAdding ? 'add' : 'remove',
    status: finishedAt === null ? 'running' : error ? 'failed' : 'done',
    done,
    total,
    message: error || (finishedAt ? success : ''),
    by: adminName,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}

const models = Object.keys(sampleNouns) as SampleModel[]
const tableOf = (model: SampleModel) => Prisma.raw(`"${model}"`)

/** Counts marked rows that still exist, in the order of `sampleNouns`. */
export async function countSampleRows(database: Database): Promise<SampleRowCount[]> {
  const counts = models.map(
    (model) => Prisma.sql`SELECT ${model} AS "model", count(*) FILTER (WHERE s."origin" = 'DEMO')::int AS "demo",
      count(*) FILTER (WHERE s."origin" = 'ACTIVITY')::int AS "activity"
      FROM "SampleRow" s JOIN ${tableOf(model)} t ON t."id" = s."rowId" WHERE s."model" = ${model}`,
  )
  const counted = await database.$queryRaw<SampleRowCount[]>(Prisma.join(counts, ' UNION ALL '))
  return models.flatMap((model) => counted.filter((row) => row.model === model && row.demo + row.activity > 0))
}

/** Selects the ids of marked rows. */
export const marked = (model: SampleModel) => Prisma.sql`SELECT "rowId" FROM "SampleRow" WHERE "model" = ${model}`

/** Sample jobs that a real person applied to. */
export const keptPostings = Prisma.sql`SELECT DISTINCT "postingId" AS "id" FROM "Application"
  WHERE "postingId" IN (${marked('Posting')}) AND "seekerId" NOT IN (${marked('Seeker')})`

/** Sample posts that an editor changed or a real visitor commented on. */
export const keptBlogs = Prisma.sql`SELECT "id" FROM "Blog" b WHERE "id" IN (${marked('Blog')}) AND ("version" > 1
  OR EXISTS (SELECT 1 FROM "BlogComment" c WHERE c."blogId" = b."id" AND c."id" NOT IN (${marked('BlogComment')})))`

/** Sample partners and placements that an admin edited. */
export const keptPartners = Prisma.sql`SELECT "id" FROM "Partner" WHERE "version" > 1 AND "id" IN (${marked('Partner')})`
export const keptPlacements = Prisma.sql`SELECT "id" FROM "JobPost" WHERE "version" > 1 AND "id" IN (${marked('JobPost')})`

async function countKept(): Promise<SampleData['kept']> {
  const counted = (ids: Prisma.Sql) => Prisma.sql`(SELECT count(*)::int FROM (${ids}) AS kept)`
  const [kept] = await db().$queryRaw<SampleData['kept'][]>`SELECT ${counted(keptPostings)} AS "jobs",
    ${counted(keptBlogs)} AS "posts", ${counted(keptPartners)} AS "partners", ${counted(keptPlacements)} AS "placements"`
  return kept ?? { jobs: 0, posts: 0, partners: 0, placements: 0 }
}
