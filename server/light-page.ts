import { Parser } from 'htmlparser2'

/** What the build made of the islands (server/islands.ts): the loader, and the files of each island by its name. */
export type IslandFiles = { loader: string; files: Record<string, string[]> }

const LOW = 'fetchpriority="low"'
const WITH_LOADER = ''

type Cut = { from: number; to: number; instead: string }

/**
 * A page as Next wrote it, without Next's scripts and its second copy of the page's data, and with the loader of the
 * islands in it. Everything else stays byte for byte. Null for a page that only Next's scripts could complete, or that is
 * not what this expects.
 */
export function lightPage(html: string, { loader, files }: IslandFiles, boot: string): string | null {
  const cuts: Cut[] = []
  const islands: { name: string; waits: boolean }[] = []
  let headEnd = 0
  let boots = 0
  let isIncomplete = false
  let cutting: Cut | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'script' && attributes.type !== 'application/ld+json') {
        const isBoot = attributes.src === '/boot.js'
        if (isBoot) boots += 1
        cutting = { from: parser.startIndex, to: 0, instead: isBoot ? `<script>${boot}</script>` : '' }
      }
      if (name === 'link' && attributes.rel === 'preload' && attributes.as === 'script')
        cuts.push({ from: parser.startIndex, to: parser.endIndex + 1, instead: '' })
      if (name === 'portal-island')
        islands.push({ name: attributes['data-name'] ?? '', waits: 'data-waits' in attributes })
      if (attributes.id === '__next_error__' && name === 'html') isIncomplete = true
      // A part of the page that was still to come when the rest was sent.
      if (name === 'template' && attributes.id?.startsWith('B:')) isIncomplete = true
    },
    onclosetag(name, isImplied) {
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

  const namesOf = (waits: boolean) => islands.filter((island) => island.waits === waits).map(({ name }) => name)
  const filesOf = (names: string[]) => new Set(names.flatMap((name) => files[name] ?? []))
  // An island's own file stands in the page as a script of its own, so that the page has loaded when it is there.
  const own = new Set(namesOf(false).flatMap((name) => files[name]?.slice(0, 1) ?? []))
  const now = filesOf([WITH_LOADER, ...namesOf(false)])
  const later = [...filesOf(namesOf(true))].filter((file) => !now.has(file))
  const scripts = [
    ...[...now].filter((file) => !own.has(file)).map((file) => `<link rel="modulepreload" ${LOW} href="${file}"/>`),
    ...[...own].map((file) => `<script type="module" ${LOW} src="${file}"></script>`),
    `<script type="module" ${LOW} src="${loader}" data-later="${later.join(' ')}"></script>`,
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
