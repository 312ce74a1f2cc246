import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { logError, requests } from '@/lib/platform/log'
import { bootScript } from '@/lib/platform/security/boot'
import { leastPolicy } from '@/lib/platform/security/headers.mjs'
import { cachedUrl, findPublicPage, UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'
import { type Route, unknownPage } from '@/lib/site/routes/routes'
import { type IslandFiles, lightPage } from './light-page'
import { pageCache } from './page-cache'
import { type Rendered, type RequestHeaders, render } from './render'
import { codingFor, compressed, type Page, send } from './send'

const FILES = '/_next/static/'
const files: Route = { ...unknownPage, path: FILES, cached: [] }
const ERROR_PAGE = '/something-went-wrong'
const REVALIDATED = 'public, max-age=0, must-revalidate'

/**
 * Serves public pages without Next's runtime, and the build's files. Caches pages that are the same for everyone.
 * Returns a function that says whether it handled a request. Next handles the others.
 */
export function publicPages(
  handle: RequestListener,
  siteUrl: string,
  headersOf: (path: string) => Record<string, string>,
  islands = builtIslands(),
) {
  const site = siteHeaders(siteUrl)
  const cache = pageCache(renderShared)

  return function serve(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const { url = '/', method, headers } = request
    const route = findRow(url)
    if (!route || (method !== 'GET' && method !== 'HEAD') || headers.rsc || headers.range) return false
    // A page loads about twenty hashed files, which don't need a request id.
    const ownHeaders: Record<string, string> = route === files ? {} : { 'x-request-id': id }
    const shared = cachedUrl(route, url)
    const fresh = shared && route.cached && cache.findFresh(shared, route.cached)
    if (fresh) send(request, response, fresh, ownHeaders)
    else
      requests.run({ id }, () =>
        pageFor(request, route, shared).then(
          (page) => send(request, response, page, ownHeaders),
          (error) => {
            logError(error)
            response.destroy()
          },
        ),
      )
    return true
  }

  async function pageFor(request: IncomingMessage, route: Route, shared: string | null): Promise<Page> {
    if (shared && route.cached) return cache.get(shared, route.cached)
    const { url = '/', method, headers } = request
    const { cookie, 'x-forwarded-for': ip, 'accept-language': language } = headers
    const page =
      route === unknownPage
        ? await renderUnknown(method === 'HEAD' ? 'HEAD' : 'GET', url, headers)
        : await renderPage(url, { ...site, cookie, 'x-forwarded-for': ip, 'accept-language': language }, route)
    return compressed(finished(page, url), [codingFor(headers['accept-encoding'])])
  }

  /** Renders the page from a request without any visitor's headers. */
  async function renderShared(url: string): Promise<Page> {
    const page = finished(await renderPage(url, site, findRow(url) ?? unknownPage), url)
    const { 'set-cookie': _cookie, ...headers } = page.headers
    if (page.status !== 200 || url.startsWith(FILES)) return compressed({ ...page, headers })
    const etag = `W/"${createHash('sha256').update(page.body).digest('base64url')}"`
    return compressed({ ...page, headers: { ...headers, etag, 'cache-control': REVALIDATED } })
  }

  async function renderPage(url: string, headers: RequestHeaders, route: Route): Promise<Page> {
    const page = await render(handle, 'GET', url, headers)
    if (!isHtml(page)) return page
    if (page.status >= 500 && route.path !== ERROR_PAGE) return replaced(page, ERROR_PAGE)
    // A redirect's page is for browsers that don't follow the header.
    if (isRedirect(page)) return { ...page, body: Buffer.alloc(0) }
    if (isMissing(page) && route.notFound) return replaced(page, route.notFound)
    const html = lightPage(page.body.toString(), islands, bootScript)
    if (html)
      return {
        ...page,
        headers: { ...page.headers, 'speculation-rules': '"/speculation-rules.json"' },
        body: Buffer.from(html),
      }
    if (isMissing(page) && url !== unknownPage.path) return replaced(page, unknownPage.path)
    logError(new Error(`server/light-page.ts doesn't understand ${url.slice(0, 200)}: sent as Next wrote it.`))
    return { ...page, headers: { ...page.headers, 'content-security-policy': leastPolicy } }
  }

  /** Serves a file of public/, a feed, or a 404. */
  async function renderUnknown(method: 'GET' | 'HEAD', url: string, headers: RequestHeaders): Promise<Page> {
    const page = await render(handle, method, url, headers)
    const isNothing = page.status === 404 && (method === 'HEAD' || isHtml(page))
    return isNothing ? replaced(page, unknownPage.path) : page
  }

  /** Replaces a page that Next can only render in the browser. Keeps its status. */
  async function replaced({ status, headers }: Rendered, path: string): Promise<Page> {
    const route = findRow(path) ?? unknownPage
    const page = await (route.cached ? cache.get(path, route.cached) : renderPage(path, site, route))
    const id = status >= 500 ? requests.getStore()?.id : undefined
    return {
      status,
      headers: {
        ...page.headers,
        etag: undefined,
        'cache-control': headers['cache-control'],
        'retry-after': headers['retry-after'],
      },
      body: id ? Buffer.from(page.body.toString().replace(UNKNOWN_REQUEST, id)) : page.body,
    }
  }

  /** Adds the site's response headers. Drops Next's own and those that describe its copy of the body. */
  function finished(page: Page, url: string): Page {
    const headers: OutgoingHttpHeaders = { ...headersOf(url), ...page.headers, vary: 'Accept-Encoding, RSC' }
    // Next sends robots.txt and sitemap.xml without a charset.
    const type = String(headers['content-type'])
    if (/^(text\/\w+|application\/xml)$/.test(type)) headers['content-type'] = `${type}; charset=utf-8`
    const isCacheable = ([name, value]: [string, unknown]) =>
      value !== undefined && !/^(x-nextjs|content-length|content-encoding|transfer-encoding|connection|date)/.test(name)
    return { ...page, headers: Object.fromEntries(Object.entries(headers).filter(isCacheable)) }
  }
}

function findRow(url: string): Route | null {
  const [path = '/'] = url.split('?', 1)
  return path.startsWith(FILES) ? files : findPublicPage(path)
}

const builtIslands = (): IslandFiles => JSON.parse(readFileSync('.next/islands.json', 'utf8'))

const isMissing = ({ status }: Rendered) => status === 404 || status === 410
const isRedirect = ({ status }: Rendered) => status >= 300 && status < 400
const isHtml = ({ headers }: Rendered) => String(headers['content-type']).startsWith('text/html')

/** Links, redirects and next-auth use these headers, so that the site has one origin, whatever a client claims. */
export function siteHeaders(siteUrl: string): Record<string, string> {
  const { host, protocol } = new URL(siteUrl)
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), accept: 'text/html' }
}
