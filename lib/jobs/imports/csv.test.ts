import { readCsv, type TableRow } from '@/lib/jobs/imports/csv'

async function read(bytes: Buffer | string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of readCsv(Buffer.from(bytes as string))) rows.push(row)
  return rows
}
const cellsOf = async (bytes: Buffer | string) => (await read(bytes)).map(({ cells }) => cells)

const table = [
  ['Title', 'Café'],
  ['Engineer', 'Café, "fancy"'],
]
const quoted = (delimiter: string) => `Title${delimiter}Café\r\nEngineer${delimiter}"Café, ""fancy"""\r\n`

test.each([',', ';', '\t'])('reads a table that is split by %j', async (delimiter) => {
  expect(await cellsOf(quoted(delimiter))).toEqual(table)
})

test('reads UTF-8 with a byte order mark, UTF-16 and Windows-1252', async () => {
  const utf16 = Buffer.from(`\uFEFF${quoted(',')}`, 'utf16le')
  expect(await cellsOf(`\uFEFF${quoted(',')}`)).toEqual(table)
  expect(await cellsOf(utf16)).toEqual(table)
  expect(await cellsOf(Buffer.from(utf16).swap16())).toEqual(table)
  expect(await cellsOf(Buffer.from(quoted(','), 'latin1'))).toEqual(table)
})

test('keeps quoted line breaks, skips empty rows and keeps the numbers of the others', async () => {
  expect(await read('Title,Text\n\n,,\nEngineer,"Line 1\nLine 2",,\n')).toEqual([
    { number: 1, cells: ['Title', 'Text'] },
    { number: 4, cells: ['Engineer', 'Line 1\nLine 2'] },
  ])
})

test('keeps cells beyond the header, so that their row can be refused', async () => {
  expect(await cellsOf('Title,Company\nEngineer,Acme,more\n')).toEqual([
    ['Title', 'Company'],
    ['Engineer', 'Acme', 'more'],
  ])
})

test('keeps formulas as text', async () => {
  expect(await cellsOf('Title\n"=HYPERLINK(""http://bad.example"")"\n')).toEqual([
    ['Title'],
    ['=HYPERLINK("http://bad.example")'],
  ])
})

test.each([
  ['no rows', 'Title,Company\n', 'This file has no rows below its header.'],
  ['an empty header', ',,\nEngineer\n', 'The first row has to name the columns.'],
  ['NUL', 'Title\nEngin\0eer\n', "We can't read this file as text. Save it as CSV with UTF-8 encoding and try again."],
  [
    'control characters',
    'Title\nEngin\x07eer\n',
    "We can't read this file as text. Save it as CSV with UTF-8 encoding and try again.",
  ],
  ['an open quote', 'Title\n"Engineer\n', 'A quote that opens in or before row 2 is never closed.'],
  [
    'a thousand columns',
    `${'Title,'.repeat(999)}Title\nEngineer\n`,
    "This file has more than 200 columns. Remove the ones you don't need.",
  ],
  [
    'a million columns',
    `${'Title,'.repeat(999_999)}Title\nEngineer\n`,
    'Row 1 is too long. Check its quotes, or shorten it.',
  ],
  ['a row of 1 MB', `Title\n"${'x'.repeat(1_000_000)}"\n`, 'Row 2 is too long. Check its quotes, or shorten it.'],
  [
    'too many rows',
    `Title\n${'Engineer\n'.repeat(60_001)}`,
    'This file has more than 60,000 rows. Split it into several files.',
  ],
])('refuses a file with %s', async (_what, text, message) => {
  await expect(read(text)).rejects.toMatchObject({ code: 'invalid', message })
})

test('refuses UTF-16 that is cut off', async () => {
  const cut = Buffer.from('\uFEFFTitle\nEngineer', 'utf16le').subarray(0, -1)
  await expect(read(cut)).rejects.toMatchObject({ code: 'invalid' })
})
