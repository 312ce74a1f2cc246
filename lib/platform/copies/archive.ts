export type Entry = { name: string; size: number; content: AsyncIterable<Uint8Array> }

const BLOCK = 512
const MAX_NAME_BYTES = 100
const MAX_OCTAL = 0o77777777777

export async function* pack(entries: AsyncIterable<Entry>): AsyncGenerator<Buffer> {
  for await (const { name, size, content } of entries) {
    yield header(name, size)
    let written = 0
    for await (const chunk of content) {
      written += chunk.length
      yield Buffer.from(chunk)
    }
    if (written !== size) throw new Error(`${name} changed while it was being read.`)
    yield Buffer.alloc(padding(size))
  }
  yield Buffer.alloc(2 * BLOCK)
}

export async function* unpack(archive: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = new ByteSource(archive)
  for (;;) {
    const block = await source.take(BLOCK)
    if (block.every((byte) => byte === 0)) return
    const { name, size } = parseHeader(block)
    const content = source.stream(size)
    yield { name, size, content }
    for await (const _ of content);
    await source.take(padding(size))
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) throw new Error(`The name ${name} is too long for an archive.`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 'utf8')
  block.write('0000600\0', 100)
  block.write('0000000\0', 108)
  block.write('0000000\0', 116)
  if (size <= MAX_OCTAL) block.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  else {
    block.writeUInt8(0x80, 124)
    block.writeBigUInt64BE(BigInt(size), 128)
  }
  block.write(`${Math.floor(Date.now() / 1000).toString(8)}\0`, 136)
  block.write('0', 156)
  block.write('ustar\x0000', 257)
  block.write(`${checksum(block).toString(8).padStart(6, '0')}\0 `, 148)
  return block
}

function parseHeader(block: Buffer): { name: string; size: number } {
  const text = (from: number, to: number) => block.toString('utf8', from, to).replace(/\0.*$/s, '').trim()
  if (Number.parseInt(text(148, 156), 8) !== checksum(block)) throw new Error('The archive is damaged.')
  const size = block[124] === 0x80 ? Number(block.readBigUInt64BE(128)) : Number.parseInt(text(124, 136), 8)
  return { name: text(0, MAX_NAME_BYTES), size }
}

function checksum(block: Buffer): number {
  return block.reduce((sum, byte, index) => sum + (index >= 148 && index < 156 ? 32 : byte), 0)
}

export class ByteSource {
  readonly #chunks: AsyncIterator<Uint8Array>
  #rest: Buffer = Buffer.alloc(0)

  constructor(chunks: AsyncIterable<Uint8Array>) {
    this.#chunks = chunks[Symbol.asyncIterator]()
  }

  async take(size: number): Promise<Buffer> {
    const parts: Buffer[] = []
    for await (const part of this.stream(size)) parts.push(part)
    return Buffer.concat(parts)
  }

  async takeAny(): Promise<Buffer> {
    if (await this.isAtEnd()) throw new Error('The archive ends too early.')
    return this.take(this.#rest.length)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && !(await this.#fill())
  }

  async *stream(size: number): AsyncGenerator<Buffer> {
    let wanted = size
    while (wanted > 0) {
      if (this.#rest.length === 0 && !(await this.#fill())) throw new Error('The archive ends too early.')
      const part = this.#rest.subarray(0, wanted)
      this.#rest = this.#rest.subarray(part.length)
      wanted -= part.length
      yield part
    }
  }

  async #fill(): Promise<boolean> {
    const { value, done } = await this.#chunks.next()
    if (done) return false
    this.#rest = Buffer.from(value)
    return this.#rest.length > 0 || this.#fill()
  }
}
