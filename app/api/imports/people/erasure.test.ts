import { textInCopy } from '@/e2e/support/data-copy'
import { query } from '@/e2e/support/database'
import { newApprovedJob } from '@/e2e/support/jobs'
import { newAdmin, newEmail, newSeeker, PASSWORD } from '@/e2e/support/people'
import { personImports, resume, row } from '@/e2e/support/person-imports'
import type { Visitor } from '@/e2e/support/visitor'
import type { ImportWire } from '@/lib/jobs/imports/schema'

let { upload, check, importPeople } = {} as ReturnType<typeof personImports>
let job: number
beforeAll(async () => {
  const recruiter = await newAdmin('RECRUITER')
  ;({ upload, check, importPeople } = personImports(recruiter))
  job = await newApprovedJob(recruiter)
})

type Downloaded = { file: string; values: { column: string; value: string }[]; refused?: string }[]

/** The imported rows in someone's download of their data. */
async function downloadedRows({ visitor }: { visitor: Visitor }): Promise<Downloaded> {
  return JSON.parse(await textInCopy(visitor, 'importedRows.json')) as Downloaded
}

test("someone's rows are in the download of their data, and deleted with their account", async () => {
  const [own, other] = [await newSeeker(), await newSeeker()]
  const files = { 'cv.pdf': await resume('Rae') }
  const rows = [own, other].map(({ email }) => row({ email, job, city: `Town of ${email}`, resume: 'cv.pdf' }))
  await importPeople(rows, files)
  await check([row({ email: own.email, status: 'Maybe', job, resume: 'cv.pdf' })], files)
  // The second row is about someone else, whatever its other column means.
  await upload([
    row({ email: ` ${own.email.toUpperCase()} `, skills: 'Unread' }),
    row({ email: other.email, skills: own.email }),
  ])
  const found = await downloadedRows(own)
  expect(found.map(({ file }) => file)).toEqual(Array(3).fill('people.csv'))
  expect(found[0]?.values).toContainEqual({ column: 'City', value: `Town of ${own.email}` })
  expect(found[1]?.refused).toContain('no application status')
  expect(found[2]?.values).toContainEqual({ column: 'Skills', value: 'Unread' })
  expect(JSON.stringify(found)).not.toContain(other.email)
  expect((await own.visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })).status).toBe(200)
  const naming = (email: string) =>
    query('SELECT 1 FROM "JobImportRow" WHERE lower("cells"::text) LIKE $1 OR "title" LIKE $1', [`%${email}%`])
  expect([(await naming(own.email)).length, (await naming(other.email)).length]).toEqual([0, 2])
  const [, unread] = await downloadedRows(other)
  expect(unread?.values).toContainEqual({ column: 'Skills', value: '' })
})

test("deleting an account also deletes its rows in files whose columns no one has chosen, but no one else's", async () => {
  const { email, visitor } = await newSeeker()
  const others = newEmail('other')
  const rows = [
    row({ email: ` ${email.toUpperCase()} `, skills: others }),
    row({}),
    row({ email: others, skills: email }),
  ]
  const { json } = await upload([...rows, row({ email: '', skills: email })])
  const { id } = json as ImportWire
  const refused = await check([row({ email: 'unknown', skills: email }), row({ email: 'unknown', skills: others })])
  expect(refused).toMatchObject({ refused: 2 })
  const rowsIn = (importId: number) =>
    query('SELECT "number" FROM "JobImportRow" WHERE "importId" = $1 ORDER BY "number"', [importId])
  expect((await visitor.call('DELETE', '/api/account', { json: { password: PASSWORD } })).status).toBe(200)
  expect(await rowsIn(id)).toEqual([{ number: 3 }, { number: 4 }])
  expect(await rowsIn(refused.id)).toEqual([{ number: 3 }])
  expect(await query('SELECT "samples" FROM "JobImport" WHERE "id" = $1', [id])).toEqual([{ samples: [] }])
})
