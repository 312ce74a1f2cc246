import { Parser } from 'htmlparser2'

const VAGUE = /^(here|click here|this|link|read more|more)$/i

/** Accessibility problems in an article's HTML (links, headings, images), one sentence each. */
export function articleProblems(html: string): string[] {
  const problems: string[] = []
  const headings: { level: number; words: string }[] = []
  const open: { tag: string; href: string; words: string }[] = []
  const parser = new Parser({
    onopentag(tag, { href = '', alt = '', src = '' }) {
      if (tag === 'a' || /^h[1-6]$/.test(tag)) open.push({ tag, href: href.trim(), words: '' })
      if (tag !== 'img') return
      for (const each of open) each.words += alt
      if (!alt.trim()) problems.push(`The image ${src.split('/').at(-1)} has no description.`)
    },
    ontext(text) {
      for (const each of open) each.words += text
    },
    onclosetag(tag) {
      if (open.at(-1)?.tag !== tag) return
      const { href, words } = open.pop() ?? { href: '', words: '' }
      const text = words.trim()
      if (tag === 'a') problems.push(...linkProblems(href, text))
      else if (text) headings.push({ level: Number(tag.slice(1)), words: text })
      else problems.push(`A Header ${tag.slice(1)} is empty.`)
    },
  })
  parser.end(html)
  return [...problems, ...headingProblems(headings)]
}

function linkProblems(href: string, words: string): string[] {
  const named = words ? `The link “${words}”` : 'A link'
  return [
    ...(words ? [] : [`The link to ${href || 'nowhere'} has no text.`]),
    ...(leadsSomewhere(href) ? [] : [`${named} has an invalid URL.`]),
    ...(VAGUE.test(words) ? [`${named} doesn’t say where it goes.`] : []),
  ]
}

function leadsSomewhere(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return true
  if (!URL.canParse(href)) return false
  const { protocol, hostname, pathname } = new URL(href)
  return protocol === 'mailto:' ? pathname.includes('@') : /^https?:$/.test(protocol) && hostname.includes('.')
}

function headingProblems(headings: { level: number; words: string }[]): string[] {
  const highest = Math.min(...headings.map(({ level }) => level))
  let before = highest - 1
  return headings.flatMap(({ level, words }) => {
    const isSkipping = level > before + 1
    before = level
    return isSkipping ? [`“${words}” is a Header ${level} with no Header ${level - 1} above it.`] : []
  })
}
