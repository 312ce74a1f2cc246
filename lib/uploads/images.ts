import 'server-only'
import sharp from 'sharp'
import { ApiError } from '@/lib/api/errors'

const MAX_PIXELS = 40_000_000

sharp.concurrency(1)
sharp.block({
  operation: ['Svg', 'Heif', 'Pdf', 'Magick', 'Tiff'].map((format) => `VipsForeignLoad${format}`),
})

type Box = { width: number; height?: number }

/**
 * Decodes an image fully and writes it anew as WebP within `box` (pixels), so that metadata, hidden payloads and
 * pixel bombs end here. Throws `unsupported-type` for what does not decode.
 */
export async function reencodeImage(bytes: Buffer, box: Box, field: string) {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 86 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    const message = 'The picture could not be read.'
    throw new ApiError('unsupported-type', message, { fields: { [field]: message } })
  }
}
