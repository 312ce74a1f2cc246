import { type AddressInfo, createServer, type Server } from 'node:net'
import { askScanner, pingScanner } from '@/lib/platform/uploads/clamd'

let server: Server | undefined
afterEach(() => server?.close())

/** Starts a daemon that collects what it receives and replies once with `reply`, or closes without a reply. */
async function daemon(reply: string | null, after = 'zPING\0'.length): Promise<{ host: string; heard: () => Buffer }> {
  const chunks: Buffer[] = []
  server = createServer((socket) => {
    socket.on('error', () => {})
    socket.on('data', (chunk) => {
      chunks.push(chunk)
      if (Buffer.concat(chunks).length < after) return
      if (reply === null) socket.destroy()
      else socket.end(reply)
    })
  })
  const own = server
  await new Promise<void>((done) => own.listen(0, '127.0.0.1', done))
  return { host: `127.0.0.1:${(own.address() as AddressInfo).port}`, heard: () => Buffer.concat(chunks) }
}

/**
 * The number of bytes clamd receives for a file: the command, the length and bytes of each chunk, and a zero length.
 */
const sentFor = (size: number) => 'zINSTREAM\0'.length + size + 4 * Math.ceil(size / 65_536) + 4

test('sends a file in chunks with their lengths, followed by a zero length', async () => {
  const file = Buffer.alloc(70_000, 'a')
  const { host, heard } = await daemon('stream: OK\0', sentFor(file.length))
  expect(await askScanner(host, file)).toBe(true)
  const sent = heard()
  expect(sent.subarray(0, 10).toString()).toBe('zINSTREAM\0')
  expect(sent.readUInt32BE(10)).toBe(65_536)
  expect(sent.readUInt32BE(14 + 65_536)).toBe(70_000 - 65_536)
  expect(sent.subarray(-4)).toEqual(Buffer.alloc(4))
})

test.each([
  ['finds a virus', 'stream: Eicar-Test-Signature FOUND\0', false],
  ['finds none', 'stream: OK\0', true],
])('returns the verdict of a scanner that %s', async (_what, reply, isClean) => {
  const { host } = await daemon(reply, sentFor(1))
  expect(await askScanner(host, Buffer.from('x'))).toBe(isClean)
})

test.each([
  ['reports an error', 'INSTREAM size limit exceeded. ERROR\0'],
  ['closes silently', null],
  ['sends something else', 'stream: OKAY\0'],
])('throws if the scanner %s', async (_what, reply) => {
  const { host } = await daemon(reply, sentFor(1))
  await expect(askScanner(host, Buffer.from('x'))).rejects.toThrow("didn't return a result")
})

test('throws if the scanner is missing', async () => {
  await expect(askScanner('127.0.0.1:1', Buffer.from('x'))).rejects.toThrow('ECONNREFUSED')
})

test('recognizes the reply to a ping', async () => {
  const { host } = await daemon('PONG\0')
  await expect(pingScanner(host, AbortSignal.timeout(2_000))).resolves.toBeUndefined()
})
