import { Zip, ZipDeflate, zipSync } from 'fflate'
import { unzipped, zipMessages } from '@/lib/platform/uploads/zip'

const bytes = (text: string) => new TextEncoder().encode(text)
const rules = { isExpected: (path: string) => /^[a-z]\.txt$/.test(path), maxFiles: 3, maxMb: 2 }
const problemOf = (zip: Uint8Array) =>
  unzipped(zip, rules).then(
    () => null,
    (error: Error) => error.message,
  )

test('unpacks stored and compressed files, also with folders and from a stream', async () => {
  const zip = zipSync({
    'a.txt': [bytes('one'), { level: 0 }],
    'b.txt': bytes('two '.repeat(9_000)),
    'c/': new Uint8Array(0),
  })
  const files = await unzipped(zip, rules)
  expect([...files].map(([path, { length }]) => [path, length])).toEqual([
    ['a.txt', 3],
    ['b.txt', 36_000],
  ])
  const pieces: Uint8Array[] = []
  const streamed = new Zip((_error, piece) => pieces.push(piece))
  const entry = new ZipDeflate('a.txt')
  streamed.add(entry)
  entry.push(bytes('streamed'), true)
  streamed.end()
  expect((await unzipped(Buffer.concat(pieces), rules)).get('a.txt')?.toString()).toBe('streamed')
})

test('stops unpacking at the limit, whatever sizes the file claims', async () => {
  const bomb = zipSync({ 'a.txt': new Uint8Array(300 * 1024 * 1024) }, { level: 9 })
  // The sizes before compression, in the file's own header and in the directory.
  const view = new DataView(bomb.buffer)
  view.setUint32(22, 10, true)
  expect(await problemOf(bomb)).toBe(zipMessages.tooLarge(2))
})

test.each([
  ['no zip file', bytes('PK but not really'), zipMessages.broken],
  ['an empty file', new Uint8Array(0), zipMessages.broken],
  ['a cut-off file', zipSync({ 'a.txt': bytes('x'.repeat(500)) }, { level: 0 }).slice(0, 300), zipMessages.broken],
  ['a path out of the folder', zipSync({ '../a.txt': bytes('x') }), zipMessages.unexpected('../a.txt')],
  ['a path with a backslash', zipSync({ '..\\a.txt': bytes('x') }), zipMessages.unexpected('..\\a.txt')],
  [
    'too many files',
    zipSync(Object.fromEntries([...'abcd'].map((name) => [`${name}.txt`, bytes('x')]))),
    zipMessages.tooMany(3),
  ],
])('rejects %s', async (_name, zip, message) => expect(await problemOf(zip)).toBe(message))

test('rejects a file that is in the archive twice', async () => {
  const zip = zipSync({ 'a.txt': bytes('x'), 'b.txt': bytes('y') })
  const renamed = Buffer.from(Buffer.from(zip).toString('latin1').replaceAll('b.txt', 'a.txt'), 'latin1')
  expect(await problemOf(renamed)).toBe(zipMessages.twice('a.txt'))
})
