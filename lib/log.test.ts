import { logError, logSecurity } from '@/lib/log'

function linesOf(write: () => void): string[] {
  const lines: string[] = []
  const { error, warn } = console
  const keep = (line: string) => lines.push(line)
  Object.assign(console, { error: keep, warn: keep })
  try {
    write()
  } finally {
    Object.assign(console, { error, warn })
  }
  return lines
}

test('a failure is one line of JSON with the time in UTC and no query, whatever its message holds', () => {
  const request = new Request('http://site.example/uploads/a?email=lena@mail.example', { method: 'POST' })
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

test('an event that security watches is a warning', () => {
  const [line = ''] = linesOf(() => logSecurity({ event: 'refused', ip: '10.1.2.3', path: '/a\nb' }))
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', event: 'refused', ip: '10.1.2.3', path: '/a\nb' })
})
