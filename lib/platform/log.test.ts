import { logError, logSecurity, logSlowQuery, requests } from '@/lib/platform/log'

function linesOf(write: () => void): string[] {
  const lines: string[] = []
  const { stderr } = process
  const before = stderr.write
  stderr.write = ((line: string) => lines.push(line.replace(/\n$/, ''))) as unknown as typeof before
  try {
    write()
  } finally {
    stderr.write = before
  }
  return lines
}

test('logs a failure as one line of JSON with the time in UTC, whatever its message', () => {
  const request = { method: 'POST', path: '/uploads/a' }
  const [line = '', ...more] = linesOf(() => logError(new Error('broken\n{"level":"info"}\u001b[2J'), request))
  expect([line.includes('\n'), line.includes('\u001b'), more]).toEqual([false, false, []])
  const { time, level, method, path, error } = JSON.parse(line)
  expect({ level, method, path, error }).toEqual({
    level: 'error',
    method: 'POST',
    path: '/uploads/a',
    error: 'broken\n{"level":"info"}\u001b[2J',
  })
  expect(time).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
})

test('logs a security event as a warning', () => {
  const [line = ''] = linesOf(() => logSecurity({ event: 'refused', ip: '10.1.2.3', path: '/a\nb' }))
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: 'refused', ip: '10.1.2.3', path: '/a\nb' })
})

test("includes the request's id", () => {
  const [line = ''] = linesOf(() => requests.run({ id: 'b7c1' }, () => logError('broken')))
  expect(JSON.parse(line)).toMatchObject({ requestId: 'b7c1', error: 'broken' })
  expect(JSON.parse(linesOf(() => logError('broken'))[0] ?? '')).not.toHaveProperty('requestId')
})

test('logs a slow query without its values', () => {
  const [line = ''] = linesOf(() => logSlowQuery(1_500, 'SELECT 1\n  FROM "Seeker" WHERE "email" = $1'))
  expect(JSON.parse(line)).toMatchObject({
    level: 'warn',
    event: 'slow-query',
    milliseconds: 1_500,
    query: 'SELECT 1 FROM "Seeker" WHERE "email" = $1',
  })
})
