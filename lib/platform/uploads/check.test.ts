import { jest } from '@jest/globals'
import sharp from 'sharp'
import { env } from '@/lib/env'
import { checkUpload } from '@/lib/platform/uploads/check'
import type { UploadRule } from '@/lib/platform/uploads/rules'

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

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#1d3f8f' }, limitInputPixels: false })
const pngOf = (width: number, height: number) => solid(width, height).png({ compressionLevel: 9 }).toBuffer()
/** Different frames, because the encoder merges equal ones. */
async function animated(size: number, frames: number): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: size * size * frames }, (_, at) => (Math.floor(at / (size * size)) * 97) % 256),
  )
  const raw = { width: size, height: size * frames, channels: 1, pageHeight: size } as const
  return sharp(pixels, { raw }).gif({ delay: 50 }).toBuffer()
}
const unreadable = "We couldn't read this image. Try a different file."
const mismatch = "The file's content doesn't match its type."
const animation = "This image is animated. Choose one that isn't."
const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>')

test.each<[string, string, () => Promise<Buffer> | Buffer, string]>([
  ['text', 'logo.png', () => Buffer.from('not an image'), mismatch],
  ['a drawing with a script', 'logo.svg', () => script, 'Choose a .png, .jpg, .jpeg, .webp, or .gif file.'],
  ['a drawing named like a picture', 'logo.png', () => script, mismatch],
  ['half a picture', 'logo.png', async () => (await pngOf(300, 300)).subarray(0, 120), unreadable],
  ['a picture of another type', 'logo.gif', () => pngOf(64, 64), mismatch],
  ['an empty file', 'logo.png', () => Buffer.alloc(0), 'The file is empty.'],
  ['a file over 5 MB', 'logo.png', () => Buffer.alloc(5 * 1024 * 1024 + 1), 'Choose a file under 5 MB.'],
  [
    'a small file with too many pixels',
    'logo.png',
    () => pngOf(9_000, 9_000),
    'Choose an image with up to 40 megapixels.',
  ],
  ['an animation', 'logo.gif', () => animated(64, 3), animation],
  ['an animation of thousands of frames', 'logo.gif', () => animated(48, 4_000), animation],
])('rejects %s as a logo with a specific error', async (_name, name, make, message) => {
  const file = new File([new Uint8Array(await make())], name)
  for (const rule of ['siteLogo', 'siteIcon'] as UploadRule[])
    await expect(checkUpload(file, rule, 'logo')).rejects.toMatchObject({ message, fields: { logo: message } })
})

test("uses an animation's first frame for other images", async () => {
  const file = new File([new Uint8Array(await animated(64, 3))], 'photo.gif')
  expect(await checkUpload(file, 'blogImage', 'image')).toMatchObject({ width: 64, height: 64 })
})
