import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { logError, requests } from '@/lib/platform/log'
import { bootScript } from '@/lib/platform/security/boot'
import { leastPolicy } from '@/lib/platform/security/headers.mjs'
import { findPublicPage, type PublicPage, UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'
import { routes } from '@/lib/site/routes/routes'
import { type IslandFiles, lightPage } from './light-page'
import { pageCache } from './page-cache'
import { type Rendered, type RequestHeaders, render } from './render'
import { codingFor, type Page, replyOf, send } from './reply'

type HeadersOf = (path: string) => Record<string, string>

const FILES = '/_next/static/'
const files: PublicPage = { path: FILES, shows: [] }
const ERROR_PAGE = '/something-went-wrong'
const NOT_FOUND_PAGE = '/_not-found'
const SPECULATION_RULES = '/speculation-rules.json'
const sharedPages = routes.filter(({ light, cached }) => light && cached)
const SHARED = 'public, max-age=0, must-revalidate'

/**
 * Serves the pages for the public without Next's runtime, and the build's files, from a cache where they are the same for
 * everyone. Gives two functions that tell whether they have taken a request; what they leave is Next's.
 */
export function publicPages(handle: RequestListener, siteUrl: string, headersOf: HeadersOf, islands = builtIslands()) {
  const site = siteHeaders(siteUrl)
  const pages = pageCache(makeShared)
  // Reading the filters of the most visited page takes as long as everything else that its request needs.
  const addresses = new LRUCache<string, { shared: string | null }, PublicPage>({
    max: 1_000,
    memoMethod: (target, _old, { context: row }) => ({ shared: sharedAddress(target, row) }),
  })

  return { sendKept, serve }

  /** Sends a page that is in the cache, of whose request nothing else needs to be read; false where there is none. */
  function sendKept(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const { row, shared } = lookUp(request)
    const page = shared && row?.shows ? pages.kept(shared, row.shows) : null
    const reply = page?.replies.get(codingFor(request.headers['accept-encoding']))
    if (!page || !reply || reply instanceof Promise) return false
    send(request, response, page, reply, ownHeaders(request, id))
    return true
  }

  function serve(request: IncomingMessage, response: ServerResponse, id: string): boolean {
    const { path, row, shared } = lookUp(request)
    const headers = headersOf(path)
    if (path === SPECULATION_RULES) return sendSpeculationRules(response, { ...headers, 'X-Request-Id': id })
    if (row === undefined) return false
    requests.run({ id }, async () => {
      try {
        const page = await pageOf(request, path, row, shared)
        const reply = await replyOf(page, codingFor(request.headers['accept-encoding']), headers)
        send(request, response, page, reply, ownHeaders(request, id))
      } catch (error) {
        logError(error)
        response.destroy()
      }
    })
    return true
  }

  /** The row of the page that is asked for, null where the table has none, and its one address where it is the same for all. */
  function lookUp({ method, headers, url = '/' }: IncomingMessage) {
    const [path = '/'] = url.split('?', 1)
    const isOurs = (method === 'GET' || method === 'HEAD') && !headers.rsc && !headers.range
    const found = path.startsWith(FILES) ? files : findPublicPage(path)
    const row = isOurs && found !== 'other' ? found : undefined
    if (!row?.shows) return { path, row, shared: null }
    return { path, row, shared: row.url ? addresses.memo(url, { context: row }).shared : path }
  }

  function pageOf(
    request: IncomingMessage,
    path: string,
    row: PublicPage | null,
    shared: string | null,
  ): Promise<Page> {
    if (!row) return unknownPage(request)
    if (row.shows && shared) return pages.fetch(shared, row.shows)
    const { cookie, 'x-forwarded-for': ip, 'accept-language': language } = request.headers
    return make(request.url ?? path, { ...site, cookie, 'x-forwarded-for': ip, 'accept-language': language }, row)
  }

  /** Rendered from a request that holds nothing of any visitor's. */
  async function makeShared(url: string): Promise<Page> {
    const [path = '/'] = url.split('?', 1)
    const row = findPublicPage(path)
    const page = await make(url, site, row === 'other' ? null : row)
    if (page.status !== 200) return page
    if (path.startsWith(FILES)) return { ...page, headers: headersOfFile(page.headers) }
    const { 'set-cookie': _cookie, ...headers } = page.headers
    const tag = `W/"${createHash('sha256').update(page.body).digest('base64url')}"`
    return { ...page, tag, headers: { ...headers, etag: tag, 'cache-control': SHARED } }
  }

  async function make(url: string, headers: RequestHeaders, row: PublicPage | null): Promise<Page> {
    const rendered = await render(handle, 'GET', url, headers)
    if (!isHtml(rendered)) return { ...rendered, replies: new Map() }
    if (rendered.status >= 500 && row?.path !== ERROR_PAGE) return standIn(ERROR_PAGE, rendered)
    if (rendered.status === 404 && row?.notFound) return standIn(row.notFound, rendered)
    return lightened(rendered) ?? (rendered.status === 404 ? standIn(NOT_FOUND_PAGE, rendered) : plain(rendered, url))
  }

  function lightened(rendered: Rendered): Page | null {
    const html = lightPage(rendered.body.toString(), islands, bootScript)
    if (!html) return null
    const headers = { ...rendered.headers, 'speculation-rules': `"${SPECULATION_RULES}"` }
    return { status: rendered.status, headers, body: Buffer.from(html), replies: new Map() }
  }

  /** Next can draw some pages in the browser alone; then the visitor gets one that is whole, with the status of theirs. */
  async function standIn(path: string, { status, headers }: Rendered): Promise<Page> {
    const row = findPublicPage(path)
    const page = await (row && row !== 'other' ? pages.fetch(path, row.shows ?? []) : make(path, site, null))
    const id = status >= 500 ? requests.getStore()?.id : undefined
    return {
      body: id ? Buffer.from(page.body.toString().replace(UNKNOWN_REQUEST, id)) : page.body,
      status,
      headers: { ...page.headers, etag: undefined, ...ofVisitor(headers) },
      replies: new Map(),
    }
  }

  /** An address that the table does not know: a file of public/, a feed, or nothing. */
  async function unknownPage({ method = 'GET', url = '/', headers }: IncomingMessage): Promise<Page> {
    const rendered = await render(handle, method, url, headers)
    if (rendered.status !== 404 || (method === 'GET' && !isHtml(rendered))) return { ...rendered, replies: new Map() }
    return standIn(NOT_FOUND_PAGE, rendered)
  }
}

/** A page that is the same for everyone is made ready as soon as a link to it is hovered or touched. */
function sendSpeculationRules(response: ServerResponse, headers: Record<string, string>): true {
  const paths = sharedPages.map(({ path }) => path.replaceAll(/\[(\w+)\]/g, ':$1'))
  const where = { and: [{ href_matches: paths }, { not: { selector_matches: '[target], [download]' } }] }
  const own = { 'content-type': 'application/speculationrules+json', 'cache-control': 'public, max-age=3600' }
  response.writeHead(200, { ...headers, ...own })
  response.end(JSON.stringify({ prerender: [{ where, eagerness: 'moderate' }] }))
  return true
}

const builtIslands = (): IslandFiles => JSON.parse(readFileSync('.next/islands.json', 'utf8'))

const ofVisitor = (headers: OutgoingHttpHeaders) => ({
  'cache-control': headers['cache-control'],
  'retry-after': headers['retry-after'],
})

const isHtml = ({ headers }: Rendered) => String(headers['content-type']).startsWith('text/html')

function plain(rendered: Rendered, url: string): Page {
  logError(
    new Error(`The page ${url.slice(0, 200)} is not what server/light-page.ts expects: it is sent as Next wrote it.`),
  )
  const headers = { ...rendered.headers, 'content-security-policy': leastPolicy }
  return { ...rendered, headers, replies: new Map() }
}

/** Links, redirects and next-auth build on these: the site has one address, whatever a client claims. */
export function siteHeaders(siteUrl: string): Record<string, string> {
  const { host, protocol } = new URL(siteUrl)
  return { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1), accept: 'text/html' }
}

/** The one address of all that show the same page, or null for a page that is not the same for everyone. */
function sharedAddress(target: string, { url }: PublicPage): string | null {
  const [path = '/'] = target.split('?', 1)
  return url ? url(path, parametersOf(target)) : path
}

function parametersOf(url: string): Record<string, string | string[]> {
  const given = new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => {
      const values = given.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

/** A page loads some twenty hashed files; nobody asks which of them failed. */
const ownHeaders = ({ url = '' }: IncomingMessage, id: string) => (url.startsWith(FILES) ? [] : ['X-Request-Id', id])

/** A page loads twenty of them, which never change: more than this weighs more than it says. */
const headersOfFile = ({ 'content-type': type, 'cache-control': lifetime }: OutgoingHttpHeaders) => ({
  'content-type': type,
  'cache-control': lifetime,
})
