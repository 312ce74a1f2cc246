import { jest } from '@jest/globals'
import { env } from '@/lib/env'
import { checkUpload } from '@/lib/platform/uploads/check'

const resume = new File(['Twelve years of SQL.'], 'resume.txt', { type: 'text/plain' })

beforeAll(() => {
  // The site also logs a failed scan.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})

test('accepts a document without a scanner and marks it as not scanned', async () => {
  Object.assign(env(), { CLAMAV_HOST: undefined })
  expect(await checkUpload(resume, 'resume', 'resume')).toMatchObject({ scannedAt: null })
})

test('rejects documents while a scanner is down', async () => {
  Object.assign(env(), { CLAMAV_HOST: '127.0.0.1:1', CLAMAV_REQUIRED: 'on' })
  const message = "We couldn't scan the file for viruses. Try again in a few minutes."
  await expect(checkUpload(resume, 'resume', 'resume')).rejects.toMatchObject({
    code: 'unavailable',
    message,
    fields: { resume: message },
    retryAfterSeconds: 60,
  })
})

test("accepts documents while the scanner is down if it isn't required", async () => {
  Object.assign(env(), { CLAMAV_HOST: '127.0.0.1:1', CLAMAV_REQUIRED: 'off' })
  expect(await checkUpload(resume, 'resume', 'resume')).toMatchObject({ scannedAt: null })
})
