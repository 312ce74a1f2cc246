import { csvOf } from '@/lib/back-office/csv'

const columns = [{ header: 'Name', value: (row: { name: string }) => row.name }]
const cellOf = (name: string) => csvOf(columns, [{ name }]).split('\r\n').slice(1, -1).join('\r\n')

test('begins with the mark of UTF-8 and the headers, and ends each line as the format says', () => {
  const rows = [{ name: 'Zoë', at: new Date('2026-11-21T05:00:00Z'), count: 3, none: null }]
  const all = csvOf(
    [
      { header: 'Name', value: ({ name }) => name },
      { header: 'At', value: ({ at }) => at },
      { header: 'Count', value: ({ count }) => count },
      { header: 'None', value: ({ none }) => none },
    ],
    rows,
  )
  expect(all).toBe('\uFEFFName,At,Count,None\r\nZoë,2026-11-21T05:00:00.000Z,3,\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', "'\t=1"],
  ['a=1', 'a=1'],
])('%j is no formula', (name, cell) => expect(cellOf(name)).toBe(cell))

test.each([
  ['Austin, TX', '"Austin, TX"'],
  ['the "best"', '"the ""best"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])('%j stays one cell', (name, cell) => expect(cellOf(name)).toBe(cell))
