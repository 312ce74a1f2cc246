import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { DOCX } from './extract'
import { openReader } from './reader'

const program = { path: 'server/resume-reader.ts', execArgv: ['--import', 'tsx'] }
const limits = { ms: 15_000, memoryMb: 250 }
const resume = { bytes: readFileSync('lib/platform/resumes/fixtures/resume.docx'), mimeType: DOCX }
const reader = openReader(program, limits)
afterAll(() => reader.close())

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Takes minutes to read. */
const slow = zipSync({ 'word/document.xml': strToU8('<mc:Fallback>'.repeat(1_500_000)) })

/** Some kilobytes that a program inflates to half a gigabyte. */
function pdfBomb(): Buffer {
  const once = deflateSync(Buffer.alloc(512 * 1024 * 1024), { level: 6 })
  const stream = deflateSync(once)
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Contents 4 0 R>>endobj',
    `4 0 obj<</Length ${stream.length}/Filter[/FlateDecode/FlateDecode]>>stream\n`,
  ]
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n${objects.join('\n')}`),
    stream,
    Buffer.from('\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  ])
}

test('reads a resume as text and as HTML', async () => {
  const text = await reader.read({ ...resume, wanted: 'text' })
  expect(text).toMatchObject({ state: 'READ', html: null, text: expect.stringContaining('Lone Star Bank') })
  const { html } = await reader.read({ ...resume, wanted: 'html' })
  expect(html).toMatch(/<h1>.*Maria Gonzalez.*<\/h1>/)
})

test('stops at the limit of time, and reads the next resume', async () => {
  const hurried = openReader(program, { ...limits, ms: 5_000 })
  const readings = [
    hurried.read({ bytes: slow, mimeType: DOCX, wanted: 'text' }),
    hurried.read({ ...resume, wanted: 'text' }),
  ]
  expect((await Promise.all(readings)).map(({ state }) => state)).toEqual(['TOO_LARGE', 'READ'])
  await hurried.close()
})

test('counts processor time, and ends long before the limit by the clock', async () => {
  const hurried = openReader(program, { ...limits, ms: 500 })
  await hurried.start()
  const startedAt = performance.now()
  expect((await hurried.read({ bytes: slow, mimeType: DOCX, wanted: 'text' })).state).toBe('TOO_LARGE')
  expect(performance.now() - startedAt).toBeLessThan(60_000)
  await hurried.close()
})

test("doesn't count time in which the document waits for the processor", async () => {
  const idle = openReader({ path: 'e2e/support/idle-reader.ts', execArgv: ['--import', 'tsx'] }, { ...limits, ms: 500 })
  expect((await idle.read({ ...resume, wanted: 'text' })).state).toBe('READ')
  await idle.close()
})

test('stops at the limit of memory, and reads the next resume', async () => {
  const bomb = { bytes: pdfBomb(), mimeType: 'application/pdf', wanted: 'text' as const }
  expect(bomb.bytes.length).toBeLessThan(100_000)
  const patient = openReader(program, { ...limits, ms: 60_000 })
  expect((await patient.read(bomb)).state).toBe('TOO_LARGE')
  expect((await patient.read({ ...resume, wanted: 'text' })).state).toBe('READ')
  await patient.close()
})

test('starts another child if the last one ended between two readings', async () => {
  const path = 'e2e/support/env-of-child.ts'
  const spy = openReader({ path, execArgv: ['--import', 'tsx'] }, limits)
  const pidOf = async () => JSON.parse((await spy.read({ ...resume, wanted: 'text' })).text).PID as number
  const first = await pidOf()
  process.kill(first, 'SIGKILL')
  while (isAlive(first)) await new Promise((done) => setTimeout(done, 20))
  expect(await pidOf()).not.toBe(first)
  await spy.close()
})

test('starts another child if the last one ended before the event loop could notice', async () => {
  const used = openReader(program, limits)
  const child = await used.start()
  child.kill('SIGKILL')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  expect((await used.read({ ...resume, wanted: 'text' })).state).toBe('READ')
  await used.close()
})

test('gives the child none of the secrets of the site', async () => {
  process.env.AUTH_SECRET = 'a secret'
  const spy = openReader({ path: 'e2e/support/env-of-child.ts', execArgv: ['--import', 'tsx'] }, limits)
  const { text } = await spy.read({ ...resume, wanted: 'text' })
  await spy.close()
  expect(Object.keys(JSON.parse(text))).not.toContain('AUTH_SECRET')
})

test('says so if the child cannot be started', async () => {
  const missing = openReader({ path: 'server/no-such-program.ts', execArgv: ['--import', 'tsx'] }, limits)
  await expect(missing.read({ ...resume, wanted: 'text' })).rejects.toThrow('ended at its start')
})
