import { OPENING_MS, openEmptyDatabase } from '@/e2e/support/empty-database'

type Failure = { rowKey: string; attempts: number; setAsideAt: Date | null }

let database: Awaited<ReturnType<typeof openEmptyDatabase>>
let processDueRows: typeof import('./row-mutations').processDueRows
let recordFailure: typeof import('./row-mutations').recordFailure
let retryDelayMs: typeof import('./row-mutations').retryDelayMs

beforeAll(async () => {
  database = await openEmptyDatabase()
  ;({ processDueRows, recordFailure, retryDelayMs } = await import('./row-mutations'))
}, OPENING_MS)

afterAll(() => database.close())

beforeEach(() => database.client.query('TRUNCATE "TaskFailure"'))

const query = async (sql: string) => (await database.client.query<Failure>(sql)).rows
const failures = () => query('SELECT "rowKey", "attempts", "setAsideAt" FROM "TaskFailure" ORDER BY "rowKey"')
/** Ends the wait after a failure, so that the next run tries again. */
const endWait = () => query(`UPDATE "TaskFailure" SET "nextAttemptAt" = now() - interval '1 minute'`)

type Rows = { failing?: number[]; locked?: number[]; batch?: number; maxRows?: number }

/** A run over those of these rows that are due. Another process has the locked ones. */
async function run(due: Set<number>, { failing = [], locked = [], batch, maxRows }: Rows = {}): Promise<number[][]> {
  const batches: number[][] = []
  await processDueRows<number>({
    task: 'test',
    batch,
    maxRows,
    due: async (take) => [...due].sort((one, other) => one - other).slice(0, take),
    act: async (keys) => {
      batches.push(keys)
      if (keys.some((key) => failing.includes(key))) throw new Error('It failed.')
      for (const key of keys) if (!locked.includes(key)) due.delete(key)
    },
  })
  return batches
}

test('processes rows after one that fails or that another process has', async () => {
  const due = new Set([1, 2, 3, 4])
  expect(await run(due, { failing: [1], locked: [2] })).toEqual([[1], [2], [3], [4]])
  expect([...due]).toEqual([1, 2])
  expect(await failures()).toEqual([{ rowKey: '1', attempts: 1, setAsideAt: null }])
  expect(await run(due, { failing: [1], locked: [2] })).toEqual([[2]])
})

test('finds the failing row of a batch', async () => {
  const due = new Set([1, 2, 3, 4, 5])
  expect(await run(due, { failing: [3], batch: 4 })).toEqual([[1, 2, 3, 4], [1, 2], [3, 4], [3], [4], [5]])
  expect([...due]).toEqual([3])
})

test('forgets a failure once the row is done, also if more rows are due than one run processes', async () => {
  const due = new Set([1, 2, 3, 4])
  await run(due, { failing: [1], maxRows: 1 })
  await endWait()
  expect(await run(due, { maxRows: 2 })).toEqual([[1], [2]])
  expect(await failures()).toEqual([])
  expect([...due]).toEqual([3, 4])
})

test('keeps the failure of a row that another process has', async () => {
  const due = new Set([1, 2])
  await run(due, { failing: [1] })
  await endWait()
  await run(due, { locked: [1] })
  expect(await failures()).toMatchObject([{ rowKey: '1', attempts: 1 }])
})

test('marks a row as stuck after five attempts, and counts what several processes try at once as one', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await Promise.all([1, 2, 3].map(() => recordFailure('test', '7', new Error('It failed.'))))
    expect(await failures()).toEqual([
      { rowKey: '7', attempts: attempt, setAsideAt: attempt === 5 ? expect.any(Date) : null },
    ])
    await endWait()
  }
  const stuck = await database.client.query(`SELECT FROM "AuditEntry" WHERE "action" = 'task.row-set-aside'`)
  expect(stuck.rowCount).toBe(1)
})

test.each([
  [1, 30],
  [2, 60],
  [4, 240],
  [5, 86_400],
  [50, 86_400],
])('retries after %d failed attempts in %d s', (attempts, seconds) =>
  expect(retryDelayMs(attempts)).toBe(seconds * 1000),
)
