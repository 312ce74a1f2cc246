import { existsSync, readFileSync } from 'node:fs'

const page = readFileSync('docs/security/asvs.md', 'utf8')
const rows = page.split('\n').flatMap((line) => {
  const [number, level, asks, state, how, tested] = line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
  return /^\d+\.\d+\.\d+$/.test(number ?? '')
    ? [{ number, level, asks, state, how: how ?? '', tested: tested ?? '' }]
    : []
})
const filesIn = (text: string) =>
  [...text.matchAll(/`([^`\s]+\.\w+)`/g)].flatMap(([, file = '']) =>
    /[/]|\.(json|md|ts)$|^\./.test(file) ? [file] : [],
  )

test('has one row for every requirement of levels 1 and 2', () => {
  const chapters = Array.from(
    { length: 17 },
    (_, index) => rows.filter(({ number }) => number?.startsWith(`${index + 1}.`)).length,
  )
  expect(chapters).toEqual([27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7])
  expect(['1', '2'].map((level) => rows.filter((row) => row.level === level).length)).toEqual([70, 183])
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
})

test('has a summary that matches the rows', () => {
  const count = (state: string) => rows.filter((row) => row.state === state).length
  const [met, partly, not, none] = ['met', 'partly', 'not met', 'not applicable'].map(count)
  const withTest = rows.filter(({ state, tested }) => state === 'met' && tested !== '–').length
  expect(page).toContain(
    `Of ${rows.length} requirements ${met} are met (${withTest} of them with a test), ${partly} partly, ${not} not, and ${none} do not apply.`,
  )
  expect(Number(met) + Number(partly) + Number(not) + Number(none)).toBe(rows.length)
})

test.each(rows)('says how $number is met and names existing files', ({ state, asks, how, tested }) => {
  expect([asks, how, tested].filter((cell) => !cell)).toEqual([])
  if (state === 'met') expect(filesIn(how)).not.toEqual([])
  expect(filesIn(`${how} ${tested}`).filter((file) => !existsSync(file))).toEqual([])
  expect(filesIn(tested).filter((file) => !/\.(test|spec)\.ts$/.test(file))).toEqual([])
})
