import { DOCX } from './extract'

/** A Word document as HTML, as its author wrote it: not safe to show before it's sanitized. Null for other formats. */
export async function wordHtml(bytes: Uint8Array, mimeType: string): Promise<string | null> {
  if (mimeType !== DOCX) return null
  const { default: mammoth } = await import('mammoth')
  const noImages = mammoth.images.imgElement(async () => ({ src: '' }))
  const { value } = await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes) },
    { convertImage: noImages, includeEmbeddedStyleMap: false, externalFileAccess: false },
  )
  return value
}
