import { Parser } from 'htmlparser2'

const blocks = new Set(
  'address article aside blockquote br dd div dl dt footer h1 h2 h3 h4 h5 h6 header hr li main ol p section table tr ul'.split(
    ' ',
  ),
)
const ignored = new Set(['script', 'style', 'template', 'title'])

/** HTML as the text that a posting has: one paragraph per line, and list items that start with a dash. */
export function textOfHtml(html: string): string {
  const lines: string[] = []
  let current = ''
  let isItem = false
  let skipped = 0
  const endLine = () => {
    const line = current.replace(/\s+/g, ' ').trim()
    if (line) lines.push(isItem ? `- ${line.replace(/^[-•*]\s+/, '')}` : line)
    current = ''
    isItem = false
  }
  const parser = new Parser({
    onopentag(name) {
      if (ignored.has(name)) skipped++
      // Items often contain paragraphs.
      if (blocks.has(name) && (current.trim() || !isItem)) endLine()
      if (name === 'li') isItem = true
      if (name === 'td') current += ' '
    },
    ontext(text) {
      if (skipped === 0) current += text
    },
    onclosetag(name) {
      if (ignored.has(name)) skipped--
      if (blocks.has(name) && name !== 'br') endLine()
    },
  })
  // Text without tags has its own lines.
  parser.end(/<[a-z!/]/i.test(html) ? html : html.replace(/\r\n?|\n/g, '<br>'))
  endLine()
  return lines.join('\n')
}
