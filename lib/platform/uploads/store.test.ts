import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import type { Upload } from '@/lib/platform/uploads/check'
import { withBytes } from '@/lib/platform/uploads/store'

const upload: Upload = {
  rule: 'resume',
  bytes: Buffer.from('a resume'),
  ending: '.txt',
  mimeType: 'text/plain',
  originalName: 'resume.txt',
  width: null,
  height: null,
  scannedAt: null,
  narrower: [],
}
let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-store-'))
  process.env.DATA_DIR = folder
  // The site also logs a failure.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('removes stored bytes if the disk is too full to write their row', async () => {
  const full = Object.assign(new Error('x'), { code: 'ENOSPC' })
  const saving = withBytes('a.txt', upload, () => Promise.reject(full))
  await expect(saving).rejects.toBe(full)
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
})

test("returns a 503 if bytes can't be written, and writes no row", async () => {
  rmSync(join(folder, 'uploads'), { recursive: true })
  // Puts a file in place of the folder, so that every write fails even for root.
  writeFileSync(join(folder, 'uploads'), '')
  let isSaved = false
  const saving = withBytes('a.txt', upload, async () => {
    isSaved = true
  })
  await expect(saving).rejects.toMatchObject({ code: 'unavailable', retryAfterSeconds: 60 })
  expect(isSaved).toBe(false)
})
