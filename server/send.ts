import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Rendered } from './render'

type Coding = 'br' | 'gzip'
/** A page and its compressed copies. */
export type Page = Rendered & Partial<Record<Coding, Buffer>>

const codings: Coding[] = ['br', 'gzip']
const compressors = {
  // Compresses in zlib's threads. Content that lasts as long as the build gets the highest level.
  br: (body: Buffer, isLasting: boolean) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isLasting ? 11 : 6 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
}

/** The best encoding that an Accept-Encoding header names and doesn't exclude. */
export const codingFor = (accepted: string | string[] = '') =>
  codings.find((coding) => new RegExp(`\\b${coding}\\b(?!\\s*;\\s*q=0(\\.0+)?\\s*(,|$))`).test(String(accepted)))

export async function compressed(page: Page, wanted: readonly (Coding | undefined)[] = codings): Promise<Page> {
  const isLasting = String(page.headers['cache-control']).includes('immutable')
  const made = isCompressible(page)
    ? wanted
        .flatMap((coding) => coding ?? [])
        .map(async (coding) => [coding, await compressors[coding](page.body, isLasting)])
    : []
  return { ...page, ...Object.fromEntries(await Promise.all(made)) }
}

/** HEAD and 304 responses have the same headers as the full response. */
export function send(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  ownHeaders: Record<string, string>,
): void {
  const { headers, method } = request
  if (page.headers.etag && isMatch(headers['if-none-match'], String(page.headers.etag)))
    response.writeHead(304, { ...page.headers, ...ownHeaders }).end()
  else {
    const coding = codingFor(headers['accept-encoding'])
    const packed = coding && page[coding]
    const body = packed ?? page.body
    response
      .writeHead(page.status, {
        ...page.headers,
        ...ownHeaders,
        ...(packed && { 'content-encoding': coding }),
        'content-length': body.length,
      })
      .end(method === 'HEAD' ? undefined : body)
  }
}

const isMatch = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*')

const isCompressible = ({ headers, body }: Page) =>
  body.length > 500 &&
  /^(text|application\/(javascript|json|[\w-]+\+xml|xml|manifest)|image\/svg)/.test(String(headers['content-type']))
