import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { logError, requests } from '@/lib/log'
import { findPublicPage, type PublicPage, UNKNOWN_REQUEST } from '@/lib/routes/public-pages'
import { routes } from '@/lib/routes/routes'
import { pagePolicy } from '@/lib/security/headers.mjs'
import { type Coding, codingFor, encode } from './encoding'
import { type IslandFiles, lightPage } from './light-page'
import { pageCache } from './page-cache'
import { type Rendered, type RequestHeaders, render } from './render'

/** `tag` is there where the page is the same for everyone; `encoded` holds its compressed forms, each made at its first use. */
type Page = Rendered & { tag?: string; encoded: Map<Coding, Promise<Buffer>> }

const FILES = '/_next/static/'
const ERROR_PAGE = '/something-went-wrong'
const NOT_FOUND_PAGE = '/_not-found'
const SPECULATION_RULES = '/speculation-rules.json'
const sharedPages = routes.filter(({ light, cached }) => light && cached)
const SHARED = 'public, max-age=0, must-revalidate'
/**
 * A page half read would be laid out and painted in pieces, which takes longer and moves: painting waits for its end. Said
 * by a script, because checkers of HTML do not know `blocking` for this link yet.
 */
const WAIT_FOR_END = `{const end=document.createElement('link');end.rel='expect';end.href='#page-end';end.blocking='render';document.head.append(end)}`

/**
 * Serves the pages for the public without Next's runtime, and the build's files, from a cache where they are the same for
 * everyone. Gives a function that tells whether it has taken a request; what it leaves is Next's.
 */
export function publicPages(handle: RequestListener, siteUrl: string, islands = builtIslands()) {
  const boot = `${readFileSync('public/boot.js', 'utf8').trim()}\n${WAIT_FOR_END}`
  const bootHash = `'sha256-${createHash('sha256').update(boot).digest('base64')}'`
  const site = siteHeaders(siteUrl)
  const cached = pageCache(makeShared)
  // Reading the filters of the most visited page takes as long as everything else that its request needs.
  const addresses = new LRUCache<string, { shared: string | null }, PublicPage>({
    max: 1_000,
    memoMethod: (target, _old, { context: row }) => ({ shared: sharedAddress(target, row) }),
  })

  return function serve(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, headers, url = '/' } = request
    if ((method !== 'GET' && method !== 'HEAD') || headers.rsc || headers.range) return false
    const [path = '/'] = url.split('?', 1)
    if (path === SPECULATION_RULES) return sendSpeculationRules(response)
    const row = path.startsWith(FILES) ? { path: FILES, shows: [] } : findPublicPage(path)
    if (row === 'other') return false
    respond(request, response, row ? pageOf(row, path, request) : unknownPage(request)).catch((error) => {
      logError(error)
      response.destroy()
    })
    return true
  }

  function pageOf(row: PublicPage, path: string, request: IncomingMessage): Promise<Page> {
    const shared = row.url ? addresses.memo(request.url ?? path, { context: row }).shared : path
    if (row.shows && shared) return cached(shared, row.shows)
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
    if (!isHtml(rendered)) return { ...rendered, encoded: new Map() }
    if (rendered.status >= 500 && row?.path !== ERROR_PAGE) return standIn(ERROR_PAGE, rendered)
    if (rendered.status === 404 && row?.notFound) return standIn(row.notFound, rendered)
    return (
      lightened(rendered, row) ?? (rendered.status === 404 ? standIn(NOT_FOUND_PAGE, rendered) : plain(rendered, url))
    )
  }

  function lightened(rendered: Rendered, row: PublicPage | null): Page | null {
    const html = lightPage(rendered.body.toString(), islands, boot)
    if (!html) return null
    const policy = pagePolicy({ scripts: bootHash, frames: row?.frames })
    const headers = {
      ...rendered.headers,
      'content-security-policy': policy,
      'speculation-rules': `"${SPECULATION_RULES}"`,
    }
    return { status: rendered.status, headers, body: Buffer.from(html), encoded: new Map() }
  }

  /** Next can draw some pages in the browser alone; then the visitor gets one that is whole, with the status of theirs. */
  async function standIn(path: string, { status, headers }: Rendered): Promise<Page> {
    const row = findPublicPage(path)
    const page = await (row && row !== 'other' ? cached(path, row.shows ?? []) : make(path, site, null))
    const id = status >= 500 ? requests.getStore()?.id : undefined
    const named = id && { body: Buffer.from(page.body.toString().replace(UNKNOWN_REQUEST, id)), encoded: new Map() }
    return {
      ...page,
      ...named,
      tag: undefined,
      status,
      headers: { ...page.headers, etag: undefined, ...ofVisitor(headers) },
    }
  }

  /** An address that the table does not know: a file of public/, a feed, or nothing. */
  async function unknownPage({ method = 'GET', url = '/', headers }: IncomingMessage): Promise<Page> {
    const rendered = await render(handle, method, url, headers)
    if (rendered.status !== 404 || (method === 'GET' && !isHtml(rendered))) return { ...rendered, encoded: new Map() }
    return standIn(NOT_FOUND_PAGE, rendered)
  }
}

/** A page that is the same for everyone is made ready as soon as a link to it is hovered or touched. */
function sendSpeculationRules(response: ServerResponse): true {
  const paths = sharedPages.map(({ path }) => path.replaceAll(/\[(\w+)\]/g, ':$1'))
  const where = { and: [{ href_matches: paths }, { not: { selector_matches: '[target], [download]' } }] }
  response.setHeader('content-type', 'application/speculationrules+json')
  response.setHeader('cache-control', 'public, max-age=3600')
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
  return { ...rendered, encoded: new Map() }
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

/** HEAD, "not modified" and errors carry the very headers that the whole page has. */
async function respond(request: IncomingMessage, response: ServerResponse, asked: Promise<Page>): Promise<void> {
  const page = await asked
  const { 'content-length': _length, 'content-encoding': _coding, vary: _vary, ...headers } = page.headers
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined && !name.startsWith('x-nextjs')) response.setHeader(name, value)
  // Next writes robots.txt and sitemap.xml without saying so.
  const type = String(headers['content-type'])
  if (/^(text\/\w+|application\/xml)$/.test(type)) response.setHeader('content-type', `${type}; charset=utf-8`)
  response.setHeader('vary', 'Accept-Encoding, RSC')
  response.statusCode = page.status
  const known = String(request.headers['if-none-match']).split(/\s*,\s*/)
  if (page.tag && known.includes(page.tag)) {
    response.statusCode = 304
    response.end()
    return
  }
  const coding = isCompressible(page) ? codingFor(request.headers['accept-encoding']) : 'identity'
  const encoded = page.encoded.get(coding) ?? encode(page.body, coding, isHashedFile(page))
  page.encoded.set(coding, encoded)
  const body = await encoded
  if (coding !== 'identity') response.setHeader('content-encoding', coding)
  if (page.status !== 304) response.setHeader('content-length', body.length)
  response.end(request.method === 'HEAD' ? undefined : body)
}

/** A page loads twenty of them, which never change: more than this weighs more than it says. */
const headersOfFile = ({ 'content-type': type, 'cache-control': lifetime }: OutgoingHttpHeaders) => ({
  'content-type': type,
  'cache-control': lifetime,
})

const isHashedFile = ({ headers }: Page) => String(headers['cache-control']).includes('immutable')

const isCompressible = ({ headers, body }: Page) =>
  body.length > 500 &&
  /^(text|application\/(javascript|json|[\w-]+\+xml|xml|manifest)|image\/svg)/.test(String(headers['content-type']))
