import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/**
 * `npm run bench -- page-texts <url> <file>`: writes the text of every page in the sitemap to a file or, if the file
 * exists, lists the pages whose text differs. Run it before and after a change that must not affect any text.
 */
async function comparePages(site: string, file: string): Promise<void> {
  const sitemap = await (await fetch(new URL('/sitemap.xml', site))).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const pages: Record<string, string> = {}
  for (const path of paths) {
    const response = await fetch(new URL(path, site))
    if (!response.ok) throw new Error(`${path} responded with ${response.status}`)
    pages[path] = wordsOf(await response.text())
  }
  if (!existsSync(file)) {
    writeFileSync(file, JSON.stringify(pages, null, 1))
    console.log(`${paths.length} pages saved`)
    return
  }
  const before = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
  const names = [...new Set([...Object.keys(before), ...paths])]
  const changed = names.filter((name) => before[name] !== pages[name])
  for (const name of changed) console.log(`${name}: ${firstDifference(before[name] ?? '', pages[name] ?? '')}`)
  console.log(`${names.length} pages, ${changed.length} differ`)
  process.exitCode = changed.length > 0 ? 1 : 0
}

/**
 * Leaves out file names, uploads and tokens, which are random, and dates, which depend on when the seed ran. Keeps
 * JSON-LD, titles and alt texts.
 */
function wordsOf(html: string): string {
  return html
    .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<style[\s\S]*?<\/style>|<link [^>]*>/g, '')
    .replace(/ nonce="[^"]*"|eyJ[\w.-]+/g, '')
    .replace(/\/_next\/static\/[\w./~-]+|[\w-]{24}\.webp/g, '')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
}

function firstDifference(before: string, after: string): string {
  const at = [...before].findIndex((letter, index) => letter !== after[index])
  return `${JSON.stringify(before.slice(at - 30, at + 60))} → ${JSON.stringify(after.slice(at - 30, at + 60))}`
}

const [site = '', file = ''] = process.argv.slice(2)
if (!URL.canParse(site) || !file)
  throw new Error('Specify a site and a file: npm run bench -- page-texts http://localhost:3000 texts.json')
await comparePages(site, file)
