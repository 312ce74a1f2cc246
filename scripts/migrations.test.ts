import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDER = 'prisma/migrations'
/** Earlier migrations were released before versions had to run side by side. */
const RULE_SINCE = '20261123'
const UNUSED_SINCE = /^-- Contract: .*unused since \d+\.\d+\.\d+/m

/**
 * Patterns that remove what the previous version still uses or has to write. docs/operations.md says when they're
 * allowed.
 */
const contractions: [string, RegExp][] = [
  ['drops a table', /\bDROP TABLE\b/i],
  ['drops a column', /\bALTER TABLE\b[^;]*\bDROP COLUMN\b/i],
  ['drops a type', /\bDROP TYPE\b/i],
  ['renames', /\bALTER (TABLE|TYPE)\b[^;]*\bRENAME\b/i],
  ['changes a type', /\bALTER COLUMN\b[^;,]*\b(SET DATA )?TYPE\b/i],
  ['forbids NULL', /\bALTER COLUMN\b[^;,]*\bSET NOT NULL\b/i],
  ['drops a default', /\bALTER COLUMN\b[^;,]*\bDROP DEFAULT\b/i],
  ['adds a required column', /\bADD COLUMN\b(?=[^;,]*\bNOT NULL\b)(?![^;,]*\b(DEFAULT|GENERATED)\b)/i],
]

function contractionsIn(migration: string): string[] {
  if (UNUSED_SINCE.test(migration)) return []
  const statements = migration.replace(/^\s*--.*$/gm, '').replace(/'[^']*'/g, "''")
  return contractions.filter(([, pattern]) => pattern.test(statements)).map(([name]) => name)
}

const names = readdirSync(FOLDER).filter((name) => existsSync(join(FOLDER, name, 'migration.sql')))

test.each(names.filter((name) => name >= RULE_SINCE))('%s removes nothing that the previous version needs', (name) => {
  expect(contractionsIn(readFileSync(join(FOLDER, name, 'migration.sql'), 'utf8'))).toEqual([])
})

test.each([
  ['ALTER TABLE "Mail" DROP COLUMN "kind";', ['drops a column']],
  ['ALTER TABLE "Mail"\n  ADD COLUMN "a" TEXT,\n  DROP COLUMN "kind";', ['drops a column']],
  ['DROP TABLE "Mail";', ['drops a table']],
  ['DROP TYPE "MailState";', ['drops a type']],
  ['ALTER TABLE "Mail" RENAME COLUMN "kind" TO "about";', ['renames']],
  ['ALTER TABLE "Mail" RENAME TO "Email";', ['renames']],
  [`ALTER TYPE "MailState" RENAME VALUE 'SENT' TO 'GONE';`, ['renames']],
  ['ALTER TABLE "Mail" ALTER COLUMN "kind" TYPE INTEGER;', ['changes a type']],
  ['ALTER TABLE "Mail" ALTER COLUMN "kind" SET DATA TYPE INTEGER;', ['changes a type']],
  ['ALTER TABLE "Mail" ALTER COLUMN "kind" SET NOT NULL;', ['forbids NULL']],
  ['ALTER TABLE "Mail" ALTER COLUMN "kind" DROP DEFAULT;', ['drops a default']],
  ['ALTER TABLE "Mail" ADD COLUMN "kind" TEXT NOT NULL;', ['adds a required column']],
  [
    `ALTER TABLE "Mail" ADD COLUMN "a" TEXT NOT NULL DEFAULT '', ADD COLUMN "b" TEXT NOT NULL;`,
    ['adds a required column'],
  ],
  ['ALTER TABLE "Mail" ADD COLUMN "kind" TEXT, ADD COLUMN "a" INTEGER NOT NULL DEFAULT 0;', []],
  ['CREATE TABLE "Mail" ("id" SERIAL NOT NULL, "kind" TEXT NOT NULL);', []],
  ['-- Nothing to DROP TABLE here.\nCREATE INDEX "Mail_kind_idx" ON "Mail"("kind");', []],
  ['-- Contract: "kind" is unused since 1.0.0.\nALTER TABLE "Mail" DROP COLUMN "kind";', []],
  ['-- Contract: some day.\nALTER TABLE "Mail" DROP COLUMN "kind";', ['drops a column']],
])('checks %s', (migration, found) => {
  expect(contractionsIn(migration)).toEqual(found)
})
