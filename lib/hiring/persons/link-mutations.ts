import 'server-only'
import { type Database, db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { processDueRows } from '@/lib/platform/schedule/row-mutations'

const BATCH = 500
/** In a run of the task, so that other tasks aren't kept waiting. */
const MAX_ROWS = 5_000

const identifier = (text: string) => Prisma.raw(`"${text}"`)

type Source = { table: string; name: Prisma.Sql; due: Prisma.Sql }

/** An unverified account may belong to a stranger, so its email says nothing about who someone is. */
const sources: readonly Source[] = [
  { table: 'Seeker', name: Prisma.sql`"userName"`, due: Prisma.sql`"personId" IS NULL AND "verifiedAt" IS NOT NULL` },
  {
    table: 'DemoRegistration',
    name: Prisma.sql`trim("firstName" || ' ' || "lastName")`,
    due: Prisma.sql`"personId" IS NULL AND "email" <> ''`,
  },
  { table: 'ContactMessage', name: Prisma.sql`"name"`, due: Prisma.sql`"personId" IS NULL AND "email" <> ''` },
]

/** Links rows to the person with their email. Also finds rows that the previous version wrote during an upgrade. */
export async function linkPersons(): Promise<void> {
  for (const source of sources) {
    const task = `link-persons ${source.table}`
    const due = (take: number) => unlinked(source, take)
    await processDueRows({ task, batch: BATCH, maxRows: MAX_ROWS, due, act: (ids) => link(source, ids) })
  }
  await nameNameless()
}

/** Someone who signed up with an emailed code has no name until they apply. */
async function nameNameless(): Promise<void> {
  await db().$executeRaw`
    UPDATE "Person" SET "name" = known."name" FROM (
      SELECT s."personId", max(s."userName") AS "name" FROM "Person" p JOIN "Seeker" s ON s."personId" = p."id"
      WHERE p."name" = '' AND s."userName" <> '' GROUP BY 1
    ) AS known
    WHERE "Person"."id" = known."personId" AND "Person"."name" = ''`
}

async function unlinked({ table, due }: Source, take: number): Promise<number[]> {
  const found = await db().$queryRaw<{ id: number }[]>`
    SELECT "id" FROM ${identifier(table)} WHERE ${due} ORDER BY "id" LIMIT ${take}`
  return found.map(({ id }) => id)
}

type Row = { id: number; address: string; name: string; createdAt: Date }

async function link({ table, name, due }: Source, ids: number[]): Promise<void> {
  await db().$transaction(async (tx) => {
    // Rows first, as in the deletion of an account, which locks the seeker before the person.
    const rows = await tx.$queryRaw<Row[]>`
      SELECT "id", lower("email") AS "address", ${name} AS "name", "createdAt" FROM ${identifier(table)}
      WHERE "id" = ANY(${ids}) AND ${due} ORDER BY "id" FOR NO KEY UPDATE SKIP LOCKED`
    if (rows.length === 0) return
    await addMissing(tx, rows)
    await tx.$executeRaw`
      UPDATE ${identifier(table)} AS stored SET "personId" = email."personId"
      FROM unnest(${rows.map(({ id }) => id)}::int[], ${rows.map(({ address }) => address)}::text[]) AS row ("id", "address")
      JOIN "PersonEmail" email ON email."address" = row."address"
      WHERE stored."id" = row."id"`
  })
}

async function addMissing(tx: Database, rows: Row[]): Promise<void> {
  // Two processes would otherwise add the same person.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext('link-persons'))`
  await tx.$executeRaw`
    WITH fresh AS (
      SELECT DISTINCT ON (row."address") row."address", row."name",
        min(row."createdAt") OVER (PARTITION BY row."address") AS "createdAt"
      FROM unnest(
        ${rows.map(({ address }) => address)}::text[],
        ${rows.map((row) => row.name)}::text[],
        ${rows.map(({ createdAt }) => createdAt)}::timestamptz[]
      ) WITH ORDINALITY AS row ("address", "name", "createdAt", "position")
      WHERE NOT EXISTS (SELECT 1 FROM "PersonEmail" email WHERE email."address" = row."address")
      ORDER BY row."address", row."position" DESC
    ), numbered AS MATERIALIZED (
      SELECT nextval(pg_get_serial_sequence('"Person"', 'id'))::int AS "id", "address", "name", "createdAt" FROM fresh
    ), added AS (
      INSERT INTO "Person" ("id", "name", "createdAt") SELECT "id", "name", "createdAt" FROM numbered
    )
    INSERT INTO "PersonEmail" ("address", "personId") SELECT "address", "id" FROM numbered`
}

/** Deletes persons whose last row was deleted, and email addresses that no row has anymore. */
export async function purgePersons(tx: Database = db()): Promise<void> {
  await tx.$executeRaw`DELETE FROM "Person" WHERE ${hasNoRows}`
  await tx.$executeRaw`DELETE FROM "PersonEmail" WHERE ${isInNoRow}`
}

/** After the seeker's row, in every transaction that locks both. */
export async function lockPerson(tx: Database, id: number): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Person" WHERE "id" = ${id} FOR UPDATE`
}

/**
 * Forgets what recruiters know of a locked person whose account is deleted, and who else they were. A person with other
 * rows outlives the account. If they have another account, only what belongs to the deleted `email` is forgotten.
 */
export async function forgetPerson(tx: Database, id: number, email: string): Promise<void> {
  const deleted = await tx.$executeRaw`DELETE FROM "Person" WHERE "id" = ${id} AND ${hasNoRows}`
  if (deleted > 0) return
  await tx.personMerge.updateMany({ where: { personId: id }, data: forgottenMerge })
  const gone = await tx.$queryRaw<{ address: string }[]>`
    SELECT "address" FROM "PersonEmail" WHERE "personId" = ${id} AND ${isInNoRow}`
  const addresses = gone.map(({ address }) => address)
  const isElsewhere = (await tx.seeker.count({ where: { personId: id } })) > 0
  const where = { personId: id, ...(isElsewhere && { email: { in: [...addresses, email.toLowerCase()] } }) }
  await tx.personNote.deleteMany({ where })
  await tx.personMail.deleteMany({ where })
  await tx.personEmail.deleteMany({ where: { address: { in: addresses } } })
  if (isElsewhere) {
    await tx.$executeRaw`
      UPDATE "Person" SET "version" = "version" + 1, "name" = (
        SELECT "userName" FROM "Seeker" WHERE "personId" = ${id} ORDER BY "userName" = '', "createdAt" DESC LIMIT 1
      ) WHERE "id" = ${id} AND "name" NOT IN (SELECT "userName" FROM "Seeker" WHERE "personId" = ${id})`
    return
  }
  await tx.$executeRaw`
    UPDATE "Person" SET "version" = "version" + 1, "ownerId" = NULL, "followUpAt" = NULL, "tags" = '{}', "name" = coalesce((
      SELECT row."name" FROM (${namedRows}) AS row WHERE row."personId" = ${id} ORDER BY row."createdAt" DESC LIMIT 1
    ), '') WHERE "id" = ${id}`
}

/** A merge that can't be undone anymore. It still leads to the other person. */
export const forgottenMerge = { name: '', emails: [], ownerId: null, followUpAt: null, tags: [], before: {} }

/** The tables whose rows belong to persons. */
export const linkedTables = sources.map(({ table }) => identifier(table))

const hasNoRows = Prisma.join(
  linkedTables.map((table) => Prisma.sql`NOT EXISTS (SELECT 1 FROM ${table} row WHERE row."personId" = "Person"."id")`),
  ' AND ',
)

const isInNoRow = Prisma.join(
  linkedTables.map(
    (table) => Prisma.sql`NOT EXISTS (SELECT 1 FROM ${table} row
      WHERE row."personId" = "PersonEmail"."personId" AND lower(row."email") = "PersonEmail"."address")`,
  ),
  ' AND ',
)

const namedRows = Prisma.join(
  sources.map(
    ({ table, name }) => Prisma.sql`SELECT "personId", ${name} AS "name", "createdAt" FROM ${identifier(table)}`,
  ),
  ' UNION ALL ',
)
