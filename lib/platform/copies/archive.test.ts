import { execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decrypt, encrypt } from '@/scripts/backup/encryption'
import { type Entry, pack, unpack } from './archive'

const KEY = 'a key of some length'
const contents: Record<string, Buffer> = {
  empty: Buffer.alloc(0),
  'one/block': randomBytes(512),
  'one/more': randomBytes(513),
  'several frames': randomBytes(2_500_000),
}

async function* entriesOf(files: Record<string, Buffer>): AsyncGenerator<Entry> {
  for (const [name, bytes] of Object.entries(files))
    yield { name, size: bytes.length, content: inChunks(bytes, 70_001) }
}

async function* inChunks(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const part of source) parts.push(part)
  return Buffer.concat(parts)
}

async function contentsOf(archive: AsyncIterable<Uint8Array>): Promise<Record<string, Buffer>> {
  const found: Record<string, Buffer> = {}
  for await (const { name, content } of unpack(archive)) found[name] = await collect(content)
  return found
}

test.each([1, 511, 65_536])('restores an archive read in chunks of %i bytes', async (size) => {
  const archive = await collect(pack(entriesOf({ ...contents, 'several frames': randomBytes(2_000) })))
  const { empty, 'one/more': more } = await contentsOf(inChunks(archive, size))
  expect({ empty, more }).toEqual({ empty: contents.empty, more: contents['one/more'] })
})

test('writes an archive that tar can read', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-archive-'))
  writeFileSync(join(folder, 'made.tar'), await collect(pack(entriesOf(contents))))
  execFileSync('tar', ['xf', 'made.tar'], { cwd: folder })
  for (const [name, bytes] of Object.entries(contents))
    expect(readFileSync(join(folder, name)).equals(bytes)).toBe(true)
  rmSync(folder, { recursive: true })
})

test('finds the next entry after a skipped one', async () => {
  const names: string[] = []
  for await (const { name } of unpack(pack(entriesOf(contents)))) names.push(name)
  expect(names).toEqual(Object.keys(contents))
})

test("reports a file whose length changes while it's read", async () => {
  const short: Entry = { name: 'file', size: 10, content: inChunks(Buffer.alloc(9), 9) }
  const one = (async function* () {
    yield short
  })()
  await expect(collect(pack(one))).rejects.toThrow('file changed while it was being read')
})

test('reports a truncated archive', async () => {
  const archive = await collect(pack(entriesOf(contents)))
  await expect(contentsOf(inChunks(archive.subarray(0, -2_000), 4_096))).rejects.toThrow('ends too early')
})

describe('an encrypted archive', () => {
  let sealed: Buffer
  beforeAll(async () => {
    sealed = await collect(encrypt(pack(entriesOf(contents)), KEY))
  })

  test('decrypts to the original', async () => {
    const found = await contentsOf(decrypt(inChunks(sealed, 9_999), KEY))
    expect(Object.keys(found)).toEqual(Object.keys(contents))
    for (const [name, bytes] of Object.entries(contents)) expect(found[name]?.equals(bytes)).toBe(true)
  })

  test('is unreadable', () => {
    expect([sealed.includes('several frames'), sealed.includes('ustar')]).toEqual([false, false])
  })

  test.each([
    ['without the key', (bytes: Buffer) => bytes, undefined, 'set BACKUP_KEY'],
    ['with another key', (bytes: Buffer) => bytes, 'some other, wrong key', "BACKUP_KEY isn't the key"],
    ['cut off between frames', (bytes: Buffer) => bytes.subarray(0, firstFrameEnd(bytes)), KEY, 'ends too early'],
    ['cut off and marked as whole', markedLast, KEY, "BACKUP_KEY isn't the key"],
    ['with a changed byte', changed, KEY, 'damaged'],
    ['with trailing data', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('x')]), KEY, 'damaged'],
  ])('is rejected %s', async (_, spoil, key, message) => {
    await expect(collect(decrypt(inChunks(spoil(sealed), 65_536), key))).rejects.toThrow(message)
  })
})

test('passes unencrypted data through', async () => {
  const archive = await collect(pack(entriesOf(contents)))
  expect((await collect(decrypt(inChunks(archive, 1_000)))).equals(archive)).toBe(true)
})

const HEADER_BYTES = 32
const firstFrameEnd = (bytes: Buffer) => HEADER_BYTES + 5 + bytes.readUInt32BE(HEADER_BYTES)

function markedLast(bytes: Buffer): Buffer {
  const cut = Buffer.from(bytes.subarray(0, firstFrameEnd(bytes)))
  cut.writeUInt8(1, HEADER_BYTES + 4)
  return cut
}

function changed(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(copy.length - 100) ^ 1, copy.length - 100)
  return copy
}
