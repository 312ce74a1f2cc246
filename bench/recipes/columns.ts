import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PrismaPg } from '@prisma/adapter-pg'
import { Prisma, PrismaClient } from '@/lib/generated/prisma/client'
import { applyMigrations } from '@/scripts/migrations'
import { openEmbeddedDatabase } from '@/server/embedded-database'

/** Fails unless the migrations create a column for every field of the schema: a query without `select` reads them all. */
const folder = mkdtempSync(join(tmpdir(), 'portal-columns-'))
chmodSync(folder, 0o711)
const database = await openEmbeddedDatabase(folder)
await applyMigrations(database.url)
const db = new PrismaClient({ adapter: new PrismaPg({ connectionString: database.url }) })
const models = db as unknown as Record<string, { findFirst: () => Promise<unknown> }>
const missing: string[] = []
for (const model of Object.keys(Prisma.ModelName)) {
  const name = model[0]?.toLowerCase() + model.slice(1)
  await models[name]?.findFirst().catch((error: Error) => missing.push(`${model}: ${error.message.split('\n').at(-1)}`))
}
await db.$disconnect()
await database.close()
rmSync(folder, { recursive: true, force: true })
if (missing.length > 0) console.error(missing.join('\n'))
process.exit(missing.length > 0 ? 1 : 0)
