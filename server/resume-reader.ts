import { extractText } from '@/lib/platform/resumes/extract'
import type { Request, Response } from '@/lib/platform/resumes/reader'
import { wordHtml } from '@/lib/platform/resumes/view'

const MAX_HTML_LENGTH = 500_000

/** Reads the resumes that its parent sends, one at a time (lib/platform/resumes/reader.ts). */
process.on('message', async ({ bytes, mimeType, wanted }: Request) => {
  const html = wanted === 'html' ? await wordHtml(bytes, mimeType).catch(() => null) : null
  // A longer one is shown as text, because the site sanitizes it while other requests wait.
  const isShort = html !== null && html.length <= MAX_HTML_LENGTH
  const { state, text } = await extractText(bytes, mimeType)
  process.send?.({ state, text, html: isShort ? html : null } satisfies Response)
})
process.on('disconnect', () => process.exit())
// A terminal or service manager stops all of the site's processes at once. What is being read must not count as too large.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
// A document must not end the process by an error that a library leaves unhandled: the parent counts on an answer.
process.on('unhandledRejection', () => {})
process.send?.('ready')
