import { Parser } from 'htmlparser2'

/** The build's output for islands (scripts/islands.ts): the loader, its static imports and one file for each island. */
export type IslandFiles = { loader: string; imported: string[]; islands: Record<string, string> }

const LOW = 'fetchpriority="low"'

type Cut = { from: number; to: number; instead: string }

/**
 * A page as Next wrote it, but with the islands' loader in place of Next's scripts and their copy of the page's data.
 * All other bytes stay the same. Null if only Next's scripts can complete the page, or if its markup is unexpected.
 */
export function lightPage(html: string, { loader, imported, islands }: IslandFiles, boot: string): string | null {
  const cuts: Cut[] = []
  let headEnd = 0
  let boots = 0
  let isIncomplete = false
  let cutting: Cut | null = null
  let island = { name: '', end: 0 }
  const needed = new Set<string>()
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.type !== 'application/ld+json') {
        const isBoot = attributes.src === '/boot.js'
        if (isBoot) boots += 1
        cutting = { from: parser.startIndex, to: 0, instead: isBoot ? `<script>${boot}</script>` : '' }
      }
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script')
        cuts.push({ from: parser.startIndex, to: parser.endIndex + 1, instead: '' })
      if (name === 'portal-island') island = { name: attributes['data-name'] ?? '', end: parser.endIndex + 1 }
      if (attributes.id === '__next_error__' && name === 'html') isIncomplete = true
      // A placeholder for a streamed part that wasn't ready when the rest was sent.
      if (name === 'template' && attributes.id?.startsWith('B:')) isIncomplete = true
    },
    onclosetag(name, isImplied) {
      // An island without HTML only exists for its effects, so its script loads with the page.
      const file = name === 'portal-island' && parser.startIndex === island.end && islands[island.name]
      if (file) needed.add(file)
      if (name === 'script' && cutting) {
        if (isImplied) isIncomplete = true
        cuts.push({ ...cutting, to: parser.endIndex + 1 })
        cutting = null
      }
      if (name === 'head' && !isImplied) headEnd = parser.startIndex
    },
  })
  parser.end(html)
  if (isIncomplete || boots !== 1 || headEnd === 0) return null

  const scripts = [
    ...imported.map((file) => `<link rel="modulepreload" ${LOW} href="${file}"/>`),
    ...[loader, ...needed].map((file) => `<script type="module" ${LOW} src="${file}"></script>`),
  ]
  return spliced(html, [...cuts, { from: headEnd, to: headEnd, instead: scripts.join('') }])
}

function spliced(text: string, cuts: Cut[]): string {
  let at = 0
  let made = ''
  for (const { from, to, instead } of cuts.sort((one, other) => one.from - other.from)) {
    made += text.slice(at, from) + instead
    at = to
  }
  return made + text.slice(at)
}
