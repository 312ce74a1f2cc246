import 'server-only'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { ApiError } from '@/lib/api/errors'
import { env } from '@/lib/env'
import { logError } from '@/lib/platform/log'
import { askScanner } from '@/lib/platform/uploads/clamd'
import { endingOf, narrowWidths, type UploadRule, uploadProblem, uploadRules } from '@/lib/platform/uploads/rules'

const MAX_NAME = 255

export type Upload = {
  rule: UploadRule
  bytes: Buffer
  ending: string
  mimeType: string
  originalName: string
  width: number | null
  height: number | null
  scannedAt: Date | null
  narrower: { width: number; bytes: Buffer }[]
}

export async function checkUpload(file: File, rule: UploadRule, field: string): Promise<Upload> {
  const { endings, maxBytes, imageBox, isInWidths, isStill, isTable, isScannedLater } = uploadRules[rule]
  const problem = uploadProblem(file, rule)
  if (problem)
    throw new ApiError(file.size > maxBytes ? 'too-large' : 'unsupported-type', problem, {
      fields: { [field]: problem },
    })
  const bytes = Buffer.from(await file.arrayBuffer())
  const ending = endingOf(file.name)
  const mimeType = isTable ? await sniffTable(bytes, ending) : await sniff(bytes)
  if (!mimeType || !endings[ending]?.includes(mimeType)) {
    const message = "The file's content doesn't match its type."
    throw new ApiError('unsupported-type', message, { fields: { [field]: message } })
  }
  const originalName = cleanName(file.name)
  if (!imageBox) {
    const scannedAt = isScannedLater ? null : await scanFile(bytes, field)
    const document = { width: null, height: null, narrower: [], scannedAt }
    return { rule, bytes, ending, mimeType: nameOfType(ending, mimeType), originalName, ...document }
  }
  await checkFrames(bytes, field, isStill)
  const image = await reencodeImage(bytes, imageBox, field)
  const narrower = isInWidths ? await narrowed(bytes, image.width, field) : []
  return { rule, ...image, ending: '.webp', mimeType: 'image/webp', originalName, scannedAt: null, narrower }
}

async function narrowed(bytes: Buffer, width: number, field: string): Promise<Upload['narrower']> {
  const made: Upload['narrower'] = []
  // One at a time, because decoding holds a whole image in memory.
  for (const narrow of narrowWidths.filter((one) => one < width))
    made.push({ width: narrow, bytes: (await reencodeImage(bytes, { width: narrow }, field)).bytes })
  return made
}

/**
 * Scans a file with `CLAMAV_HOST`'s scanner and returns the time if it's clean. Null without a scanner, or if it
 * doesn't respond and `CLAMAV_REQUIRED` is off. Throws `invalid` for an infected file, `unavailable` if a required
 * scanner doesn't respond.
 */
export async function scanFile(bytes: Buffer, field: string): Promise<Date | null> {
  const { CLAMAV_HOST, CLAMAV_REQUIRED } = env()
  if (!CLAMAV_HOST) return null
  const isClean = await askScanner(CLAMAV_HOST, bytes).catch((error: unknown) => {
    logError(error)
    if (CLAMAV_REQUIRED === 'off') return null
    const message = "We couldn't scan the file for viruses. Try again in a few minutes."
    throw new ApiError('unavailable', message, { fields: { [field]: message }, retryAfterSeconds: 60 })
  })
  if (isClean === false) {
    const message = 'We found a virus in this file. Check your computer and choose another file.'
    throw new ApiError('invalid', message, { fields: { [field]: message } })
  }
  return isClean ? new Date() : null
}

async function sniff(bytes: Buffer): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (found) return found.mime
  return isPlainText(bytes) ? 'text/plain' : null
}

/** Spreadsheets and other files that are named .csv or .xml have a known type. */
async function sniffTable(bytes: Buffer, ending: string): Promise<string | null> {
  const found = await fileTypeFromBuffer(bytes)
  if (ending !== '.xml') return found ? null : 'text/csv'
  return found && found.mime !== 'application/xml' ? null : 'application/xml'
}

function isPlainText(bytes: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return !text.includes('\0') && !/^\s*(<!doctype|<html|<svg|<\?xml|<script)/i.test(text)
  } catch {
    return false
  }
}

function nameOfType(ending: string, sniffed: string): string {
  return ending === '.doc' ? 'application/msword' : sniffed
}

function cleanName(name: string): string {
  const base = name.slice(-MAX_NAME).normalize('NFC').split(/[\\/]/).at(-1) ?? ''
  const plain = base.replace(/[\p{Cc}\p{Cf}"<>|:*?]/gu, '').trim()
  const ending = endingOf(plain)
  return `${plain.slice(0, plain.length - ending.length).slice(0, 140) || 'file'}${ending}`
}

const MAX_PIXELS = 40_000_000

sharp.concurrency(1)
sharp.block({
  operation: ['Svg', 'Heif', 'Pdf', 'Magick', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

/** Reads only the image's header. */
async function checkFrames(bytes: Buffer, field: string, isStill = false): Promise<void> {
  const {
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(unreadable(field))
  if (width * height > MAX_PIXELS)
    refuseImage(field, `Choose an image with up to ${MAX_PIXELS / 1_000_000} megapixels.`)
  if (isStill && pages > 1) refuseImage(field, "This image is animated. Choose one that isn't.")
}

const unreadable = (field: string) => () => refuseImage(field, "We couldn't read this image. Try a different file.")

function refuseImage(field: string, message: string): never {
  throw new ApiError('unsupported-type', message, { fields: { [field]: message } })
}

type Box = { width: number; height?: number }

/**
 * Decodes the image and encodes it as WebP, which strips metadata and hidden payloads and stops decompression bombs.
 */
async function reencodeImage(bytes: Buffer, box: Box, field: string) {
  const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .rotate()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true })
    .catch(unreadable(field))
  return { bytes: data, width: info.width, height: info.height }
}
