import 'server-only'
import sanitizeHtml from 'sanitize-html'
import { markWords, notShown, paragraphs } from '@/lib/platform/resumes/format'
import { openReader } from '@/lib/platform/resumes/reader'
import { framedPagePolicy } from '@/lib/platform/security/headers.mjs'
import type { PrivateFile } from '@/lib/platform/uploads/queries'
import { respondWithDocument } from '@/lib/platform/uploads/respond'
import { readStoredBytes } from '@/lib/platform/uploads/store'

const STYLE = `
body { max-width: 48rem; margin: 0 auto; padding: 1.5rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff; overflow-wrap: anywhere }
h1, h2, h3, h4 { line-height: 1.2 } table { border-collapse: collapse } td, th { padding: 0.2rem 0.5rem; vertical-align: top }
mark { background: #ffe58a; color: inherit }`

/** Apart from the one that reads new resumes in the background, so that no one waits for those. */
const reader = openReader()

/** Responds with a resume for a sandboxed frame: a PDF as it is, other documents as HTML with the words marked. */
export async function respondWithResume(file: PrivateFile, words: string): Promise<Response> {
  if (file.mimeType === 'application/pdf') return respondWithDocument(file)
  const html = markWords(await htmlOf(file), words)
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Resume</title><style>${STYLE}</style><body>${html}</body></html>`
  return new Response(page, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': framedPagePolicy,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
  })
}

async function htmlOf({ name, mimeType, resumeText }: PrivateFile): Promise<string> {
  const known = resumeText?.state ?? 'UNREAD'
  // Isn't read again, because others wait for their turn.
  if (known !== 'UNREAD' && known !== 'READ') return paragraphs(notShown[known])
  const { state, text, html } = await reader.read({ bytes: await readStoredBytes(name), mimeType, wanted: 'html' })
  if (state !== 'READ') return paragraphs(notShown[state])
  return html ? safeHtml(html) : paragraphs(text)
}

/** Only what a word processor's headings, lists and tables need: no links, images, scripts or styles. */
function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h1', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'u', 's', 'sup', 'sub', 'br'].concat([
      'table',
      'thead',
      'tbody',
      'tr',
      'td',
      'th',
    ]),
    allowedAttributes: { td: ['colspan', 'rowspan'], th: ['colspan', 'rowspan'] },
  })
}
