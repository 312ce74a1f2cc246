import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'

const AT_ONCE = 6
/** Ends the test if pages keep linking to new ones. */
const MAX_PAGES = 1_500

export type Served = { path: string; status: number; type: string; text: string; headers: string }

/** Requests the paths, and everything on the site that they refer to: pages, scripts, styles, images and feeds. */
export async function crawl(paths: string[], visitor?: Visitor): Promise<Served[]> {
  const waiting = [...new Set(paths)]
  const known = new Set(waiting)
  const served: Served[] = []
  async function work() {
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      const found = await request(path, visitor)
      served.push(found)
      for (const link of visitor ? [] : linksIn(found)) {
        if (known.has(link)) continue
        known.add(link)
        waiting.push(link)
      }
      if (served.length > MAX_PAGES) throw new Error(`The site has more than ${MAX_PAGES} pages and files.`)
    }
  }
  // Nothing waits while the first page is loading.
  const first = waiting.splice(0, waiting.length - 1)
  await work()
  waiting.push(...first)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return served
}

async function request(path: string, visitor?: Visitor): Promise<Served> {
  const { cookie, ip } = visitor
    ? { cookie: visitor.cookieHeader(), ip: visitor.ip }
    : { cookie: '', ip: new Visitor().ip }
  const response = await fetch(required('TEST_SITE_URL') + path, {
    redirect: 'manual',
    headers: { cookie, accept: 'text/html,*/*', 'x-forwarded-for': ip },
  })
  const text = Buffer.from(await response.arrayBuffer()).toString('utf8')
  const headers = JSON.stringify([...response.headers])
  return { path, status: response.status, type: response.headers.get('content-type') ?? '', text, headers }
}

/** Links and references in HTML, XML, style sheets and structured data. Filtered job lists are left out. */
function linksIn({ path, type, text }: Served): string[] {
  if (!/html|xml|css|manifest/.test(type)) return []
  const site = required('TEST_SITE_URL')
  const here = new URL(path, site)
  const found = [
    ...text.matchAll(/(?:href|src|action)="([^"]+)"/g),
    ...text.matchAll(/(?:content=|<loc>|<link>|<url>|<guid[^>]*>|"src":|"logo":|"image":)"?([^"<\s]+)/g),
    ...text.matchAll(/url\(["']?([^"')]+)/g),
  ].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  return found.flatMap((link) => {
    if (!/^(https?:|\/(?!\/))/.test(link) || !URL.canParse(link, here)) return []
    const { origin, pathname, search } = new URL(link, here)
    if (origin !== here.origin) return []
    return search === '' || /^\?v=/.test(search) ? [pathname + search] : [pathname]
  })
}
