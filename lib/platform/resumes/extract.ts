import { strFromU8, unzipSync } from 'fflate'
import type { ResumeTextState } from '@/lib/generated/prisma/enums'
import { rtfText } from './rtf'
import { wordText } from './word'

export type Extracted = { state: Exclude<ResumeTextState, 'UNREAD'>; text: string }

const MAX_TEXT_LENGTH = 200_000
const MAX_PAGES = 50
const MAX_PART_BYTES = 20 * 1024 * 1024
/** A document with fewer letters is a scan, or empty. */
const MIN_LETTERS = 20

export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

const readers: Record<string, (bytes: Uint8Array) => string | Promise<string>> = {
  'application/pdf': pdfText,
  'application/msword': docText,
  [DOCX]: docxText,
  'application/rtf': (bytes) => rtfText(Buffer.from(bytes).toString('latin1')),
  'text/rtf': (bytes) => rtfText(Buffer.from(bytes).toString('latin1')),
  'text/plain': (bytes) => new TextDecoder().decode(bytes),
}

/**
 * The text of a resume. Hostile documents can take any time and memory, so only server/resume-reader.ts calls this, in
 * a process of its own.
 */
export async function extractText(bytes: Uint8Array, mimeType: string): Promise<Extracted> {
  try {
    const text = tidy((await readers[mimeType]?.(bytes)) ?? '')
    return text.replace(/\P{L}/gu, '').length < MIN_LETTERS ? { state: 'NO_TEXT', text: '' } : { state: 'READ', text }
  } catch (error) {
    return { state: isEncryption(error) ? 'ENCRYPTED' : 'BROKEN', text: '' }
  }
}

/** Copies the bytes, because PDF.js transfers them. */
async function pdfText(bytes: Uint8Array): Promise<string> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 })
  const pages: string[] = []
  for (let number = 1; number <= Math.min(document.numPages, MAX_PAGES); number += 1) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''))
    page.cleanup()
  }
  await document.loadingTask.destroy()
  return pages.join('\n\n')
}

async function docText(bytes: Uint8Array): Promise<string> {
  const { default: WordExtractor } = await import('word-extractor')
  const document = await new WordExtractor().extract(Buffer.from(bytes))
  return [document.getHeaders(), document.getBody(), document.getTextboxes(), document.getFootnotes()].join('\n')
}

/** Headers come first: they often have the person's name and phone number. */
function docxText(bytes: Uint8Array): string {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) =>
      /^word\/(?:document|header\d*|footer\d*|footnotes)\.xml$/.test(name) && originalSize <= MAX_PART_BYTES,
  })
  const document = parts['word/document.xml']
  if (!document) throw new Error('The Word document has no text.')
  const named = (start: string) =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`word/${start}`))
      .sort()
  return [...named('header'), 'word/document.xml', ...named('footnotes'), ...named('footer')]
    .map((name) => wordText(strFromU8(parts[name] ?? new Uint8Array())))
    .join('\n')
}

/** Also takes ligatures and full-width letters apart, which no one types in a search. */
function tidy(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .normalize('NFKC')
    .slice(0, MAX_TEXT_LENGTH)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const isEncryption = (error: unknown) =>
  error instanceof Error && (error.name === 'PasswordException' || /encrypt|password/i.test(error.message))
