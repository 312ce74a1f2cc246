import fc from 'fast-check'
import { type CsvColumn, csvHead, csvLines } from '@/lib/console/lists/csv'

const columns = [{ header: 'Name', value: (row: { name: string }) => row.name }]
const cellOf = (name: string) => csvLines(columns, [{ name }]).slice(0, -2)

test("ends headers and rows with the format's line ending", () => {
  type Row = { name: string; at: Date; count: number; none: null }
  const all: CsvColumn<Row>[] = [
    { header: 'Name', value: ({ name }) => name },
    { header: 'At', value: ({ at }) => at },
    { header: 'Count', value: ({ count }) => count },
    { header: 'None', value: ({ none }) => none },
  ]
  expect(csvHead(all)).toBe('Name,At,Count,None\r\n')
  const row = { name: 'Zoë', at: new Date('2026-11-21T05:00:00Z'), count: 3, none: null }
  expect(csvLines(all, [row, row])).toBe('Zoë,2026-11-21T05:00:00.000Z,3,\r\n'.repeat(2))
})

test.each([
  ['=1+1', "'=1+1"],
  ['+44 20', "'+44 20"],
  ['-2', "'-2"],
  ['@cmd', "'@cmd"],
  ['\t=1', '"\'\t\'=1"'],
  ['x;=1+1', '"x;\'=1+1"'],
  ['x; @cmd', '"x; \'@cmd"'],
  ['x\t-2', '"x\t\'-2"'],
  ['x\n+1', '"x\n\'+1"'],
  ['x,=1', '"x,\'=1"'],
  ['x";=1', '"x"";\'=1"'],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠cmd', "'＠cmd"],
  ['x;＝1', '"x;\'＝1"'],
  [' =1', " '=1"],
  ['a=1', 'a=1'],
  ['full-time', 'full-time'],
  ['a@b.example', 'a@b.example'],
])("escapes %j so that it isn't a formula", (name, cell) => expect(cellOf(name)).toBe(cell))

test.each([
  ['Austin, TX', '"Austin, TX"'],
  ['the "best"', '"the ""best"""'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
])('keeps %j in one cell', (name, cell) => expect(cellOf(name)).toBe(cell))

/** Returns the cells that a program sees if it splits at `separator` and only honors quotes at the start of a cell. */
function cellsBy(separator: string, csv: string): string[] {
  const whole = new RegExp(`(?:^|[${separator}\\r\\n])(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))`, 'g')
  return [...csv.matchAll(whole)].map(([, quoted, plain]) => quoted ?? plain ?? '')
}

test('never produces a formula, whatever separator a program uses', () => {
  const parts = fc.constantFrom('=1+1', '+', '-', '@', '＝', '；', ';', ',', '\t', '\n', '\r', '"', ' ', 'x', '\u00a0')
  const text = fc.array(parts, { maxLength: 8 }).map((chosen) => chosen.join(''))
  fc.assert(
    fc.property(text, (name) => {
      for (const separator of [',', ';', '\t'])
        for (const read of cellsBy(separator, `A,${cellOf(name)},B`))
          expect(read.trim()).not.toMatch(/^[=+\-@＝＋－＠]/)
    }),
    { numRuns: 5_000, seed: 20_261_122 },
  )
})
