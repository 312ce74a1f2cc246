import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Rendered } from './render'

type Coding = 'br' | 'gzip' | 'identity'

/** What is sent of a page to whoever takes one coding. Headers stand as Node writes them fastest: names and values in turns. */
type Reply = { headers: string[]; ofBody: string[]; body: Buffer }
/** `tag` is there where the page is the same for everyone; of `replies` each is made at its first use. */
export type Page = Rendered & { tag?: string; replies: Map<Coding, Reply | Promise<Reply>> }

const compress = promisify(brotliCompress)
const zip = promisify(gzip)

const codings = new LRUCache<string, Coding>({ max: 100, memoMethod: bestCoding })

/** The best coding that an Accept-Encoding header names and does not refuse. */
export const codingFor = (accepted: string | string[] | undefined) => codings.memo(String(accepted ?? ''))

function bestCoding(accepted: string): Coding {
  const offers = accepted.split(',').map((offer) => offer.split(';').map((word) => word.trim()))
  const takes = (coding: Coding) =>
    offers.some(([name, weight = '']) => name === coding && !/^q=0(\.0*)?$/.test(weight))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

export function replyOf(page: Page, coding: Coding, ofSite: Record<string, string>): Reply | Promise<Reply> {
  const known = page.replies.get(coding)
  if (known) return known
  const made = makeReply(page, isCompressible(page) ? coding : 'identity', ofSite)
  page.replies.set(coding, made)
  made.then(
    (reply) => page.replies.set(coding, reply),
    () => page.replies.delete(coding),
  )
  return made
}

async function makeReply(page: Page, coding: Coding, ofSite: Record<string, string>): Promise<Reply> {
  const { 'content-length': _length, 'content-encoding': _coding, ...rendered } = page.headers
  const headers: OutgoingHttpHeaders = { ...ofSite, ...rendered, vary: 'Accept-Encoding, RSC' }
  // Next writes robots.txt and sitemap.xml without saying so.
  const type = String(rendered['content-type'])
  if (/^(text\/\w+|application\/xml)$/.test(type)) headers['content-type'] = `${type}; charset=utf-8`
  const body = await encode(page.body, coding, isHashedFile(page))
  const ofBody = { 'content-encoding': coding === 'identity' ? undefined : coding, 'content-length': body.length }
  return { headers: inTurns(headers), ofBody: inTurns(page.status === 304 ? {} : ofBody), body }
}

const inTurns = (headers: OutgoingHttpHeaders) =>
  Object.entries(headers)
    .filter(([name, value]) => value !== undefined && !name.startsWith('x-nextjs'))
    .flatMap(([name, value]) => [value].flat().flatMap((each) => [name, String(each)]))

/** HEAD, "not modified" and errors carry the very headers that the whole page has. */
export function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  page: Page,
  { headers, ofBody, body }: Reply,
  ownHeaders: string[],
): void {
  const isKnown = page.tag && asked['if-none-match']?.split(/\s*,\s*/).includes(page.tag)
  if (isKnown) response.writeHead(304, [...headers, ...ownHeaders]).end()
  else response.writeHead(page.status, [...headers, ...ofBody, ...ownHeaders]).end(method === 'HEAD' ? undefined : body)
}

/** Compresses beside the event loop, in zlib's own threads; what lasts as long as the build as well as can be. */
async function encode(body: Buffer, coding: Coding, lasts = false): Promise<Buffer> {
  if (coding === 'br') return compress(body, { params: { [constants.BROTLI_PARAM_QUALITY]: lasts ? 11 : 6 } })
  return coding === 'gzip' ? zip(body) : body
}

const isHashedFile = ({ headers }: Page) => String(headers['cache-control']).includes('immutable')

const isCompressible = ({ headers, body }: Page) =>
  body.length > 500 &&
  /^(text|application\/(javascript|json|[\w-]+\+xml|xml|manifest)|image\/svg)/.test(String(headers['content-type']))
