import { query } from '@/e2e/support/database'
import { postingData } from '@/e2e/support/jobs'
import { newAdmin } from '@/e2e/support/people'
import { poison } from '@/e2e/support/poison'
import type { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { newWebhook, startReceiver } from '@/e2e/support/webhooks'
import type { ImportWire } from '@/lib/jobs/imports/schema'

const newSystem = () => `sheet-${Math.random().toString(36).slice(2, 10)}`
const ids = Array.from({ length: 20 }, (_, at) => `R-${at}`)
const published = ['posting.submitted', 'posting.approved']
const { questions: _none, remoteCountries: _several, jobTitle: _title, vacancies: _count, ...fields } = postingData()
const defaults = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]))

let recruiter: Visitor
beforeAll(async () => {
  recruiter = await newAdmin('OWNER')
})

async function importJobs(system: string, externalIds: string[], vacancies: number): Promise<ImportWire> {
  const rows = externalIds.map((id) => `${id},Welder ${system},${vacancies}`)
  const form = new FormData()
  form.set('data', '{}')
  form.set('file', new File([['ID,Title,Openings', ...rows].join('\n')], 'jobs.csv'))
  const { id, version } = (await recruiter.call('POST', '/api/imports', { form })).json as ImportWire
  const step = (name: string, json: object) => recruiter.call('POST', `/api/imports/${id}/${name}`, { json })
  const reaches = async (state: string) => {
    let current: ImportWire | undefined
    await until(async () => {
      current = (await recruiter.call('GET', `/api/imports/${id}`)).json as ImportWire
      return current.state === state
    })
    return current as ImportWire
  }
  await step('columns', { version, system, columns: ['externalId', 'jobTitle', 'vacancies'], defaults })
  await step('apply', { version: (await reaches('READY')).version, publish: true })
  return reaches('DONE')
}

type Written = { externalId: string; slug: string; version: number; vacancies: number; actions: string[] }
const written = (system: string) =>
  query<Written>(
    `SELECT "externalId", "slug", "version", "vacancies", ARRAY(
       SELECT "action" FROM "AuditEntry" a WHERE a."subjectId" = p."id" AND "action" LIKE 'posting.%' ORDER BY a."id"
     ) AS "actions"
     FROM "Posting" p WHERE "source" = $1 AND "status" = 'APPROVED' ORDER BY "id"`,
    [`import:${system}`],
  )

test('imports the other jobs of a batch if the database refuses one', async () => {
  const system = newSystem()
  const when = `NEW."source" = 'import:${system}' AND NEW."externalId" = 'R-7'`
  const cure = await poison({ table: 'Posting', on: 'INSERT', when })
  try {
    const { id, ...counts } = await importJobs(system, ids, 1)
    expect(counts).toMatchObject({ added: 19, applied: 19, refused: 1 })
    const refused = await recruiter.call('GET', `/api/imports/${id}/refused`)
    expect(refused.text.trim().split('\r\n').slice(1)).toEqual([
      `9,We couldn't import this row. Try importing the file again.,R-7,Welder ${system},1`,
    ])
  } finally {
    await cure()
  }
  // They have the same title, so each slug but the first one has a number.
  const slugs = ids.map((_, at) => (at === 0 ? `welder-${system}` : `welder-${system}-${at + 1}`))
  const jobs = ids.filter((id) => id !== 'R-7').map((externalId, at) => ({ externalId, slug: slugs[at] }))
  expect(await written(system)).toEqual(jobs.map((job) => ({ ...job, version: 2, vacancies: 1, actions: published })))
})

test('writes an audit entry and a webhook event for each new and each changed job', async () => {
  const system = newSystem()
  const receiver = await startReceiver()
  const hook = await newWebhook(recruiter, receiver.url, ['job.published', 'job.changed'])
  try {
    await importJobs(system, ids, 1)
    expect(await importJobs(system, [...ids, 'R-20'], 2)).toMatchObject({ added: 1, changed: 20, applied: 21 })
    const events = await query(
      `SELECT "externalId", array_agg(d."type" ORDER BY d."id") AS "types",
         bool_and(d."payload"::jsonb #>> '{data,id}' = p."id"::text) AS "haveItsId"
       FROM "WebhookDelivery" d JOIN "Posting" p ON d."subject" = 'job:' || p."id"
       WHERE d."endpointId" = $1 AND p."source" = $2 GROUP BY p."id" ORDER BY p."id"`,
      [hook.id, `import:${system}`],
    )
    expect(events).toEqual([
      ...ids.map((externalId) => ({ externalId, types: ['job.published', 'job.changed'], haveItsId: true })),
      { externalId: 'R-20', types: ['job.published'], haveItsId: true },
    ])
  } finally {
    await recruiter.call('DELETE', `/api/webhooks/${hook.id}`)
    await receiver.close()
  }
  const changed = { version: 3, vacancies: 2, actions: [...published, 'posting.changed'] }
  expect(await written(system)).toMatchObject([
    ...ids.map((externalId) => ({ externalId, ...changed })),
    { externalId: 'R-20', version: 2, vacancies: 2, actions: published },
  ])
})
