import 'server-only'
import { strFromU8, unzip } from 'fflate'
import { logError } from '@/lib/platform/log'
import type { PrivateFile } from '@/lib/platform/uploads/queries'
import { readStored } from '@/lib/platform/uploads/store'

const MAX_TEXT_BYTES = 5 * 1024 * 1024
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The text of a document that browsers can't display. Null if it can't be extracted. */
export async function textOfDocument(file: PrivateFile): Promise<string | null> {
  if (file.mimeType !== WORD && file.mimeType !== 'text/plain') return null
  try {
    const bytes = new Uint8Array(await new Response(await readStored(file.name)).arrayBuffer())
    return file.mimeType === WORD ? wordText(await documentOf(bytes)) : new TextDecoder().decode(bytes)
  } catch (error) {
    logError(error)
    return null
  }
}

function documentOf(bytes: Uint8Array): Promise<string> {
  return new Promise((done, fail) => {
    unzip(
      bytes,
      { filter: ({ name, originalSize }) => name === 'word/document.xml' && originalSize <= MAX_TEXT_BYTES },
      (error, files) => {
        const document = files?.['word/document.xml']
        if (error || !document) fail(error ?? new Error('The Word document has no text.'))
        else done(strFromU8(document))
      },
    )
  })
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

export function wordText(xml: string): string {
  return xml
    .replace(/<w:(?:instrText|delText)\b[^>]*>[^<]*<\/w:(?:instrText|delText)>/g, '')
    .replace(/<w:tab\b[^>]*\/>/g, '\t')
    .replace(/<w:(?:br|cr)\b[^>]*\/>/g, '\n')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[name] ?? whole
      const code = decimal ? Number(decimal) : Number.parseInt(hex, 16)
      return code <= 0x10ffff ? String.fromCodePoint(code) : ''
    })
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
