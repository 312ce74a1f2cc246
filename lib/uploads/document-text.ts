import 'server-only'
import { strFromU8, unzip } from 'fflate'
import { logError } from '@/lib/log'
import type { PrivateFile } from '@/lib/uploads/queries'
import { readStored } from '@/lib/uploads/store'
import { wordText } from '@/lib/uploads/word-text'

const MAX_TEXT_BYTES = 5 * 1024 * 1024
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** The words of a document that browsers do not show by themselves; null where they cannot be read. */
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
        if (error || !document) fail(error ?? new Error('The Word document holds no text.'))
        else done(strFromU8(document))
      },
    )
  })
}
