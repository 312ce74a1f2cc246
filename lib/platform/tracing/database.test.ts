import { statement } from '@/lib/platform/tracing/database'

test.each([
  ['SELECT "public"."Seeker"."id" FROM "public"."Seeker" WHERE "email" = $1', 'SELECT Seeker'],
  ['INSERT INTO "public"."Mail" ("to") VALUES ($1)', 'INSERT Mail'],
  ['\n  UPDATE "Mail" SET "attempts" = 1', 'UPDATE Mail'],
  ['SELECT 1', 'SELECT'],
])('names %j after its operation and table', (sql, name) => expect(statement(sql).name).toBe(name))

test('shortens the text of a query', () => {
  const { attributes } = statement(`SELECT ${'"a",  '.repeat(2_000)} 1`)
  expect(attributes['db.query.text']).toHaveLength(2_000)
  expect(attributes['db.query.text']).not.toContain('  ')
})
