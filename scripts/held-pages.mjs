import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const MOST_KEPT = 600
const MOST_BRIEF = 100
const BRIEF_MS = 2_000
/** All other pages for the public are the same for everyone. */
const FOR_ONE_VISITOR = /^\/(login|register|otpverification|resetpassword|job-alerts|hirefromus\/\w+)(\/|$)/
/** Counting a reader changes no page. */
const COUNTS_ONLY = /^\/api\/postings\/\d+\/views$/
const HASHED = /^\/_next\/static\/.+\.(js|css)$/
const FOREVER = 's-maxage=31536000'

/**
 * Holds an answer back until it is complete when it is a page, and sends what `pageFor` makes of it. Static pages, which
 * carry an ETag, are rewritten and compressed once; so are the hashed files that pages are made of. A page from the
 * database that is the same for everyone is rendered anew after two seconds at the earliest, however many ask for it,
 * unless a call of this process may have changed it meanwhile. All other answers pass through as they come. Gives a
 * function that tells whether it has answered already.
 */
export function pageHolder(pageFor) {
  const kept = new Map()
  const brief = new Map()
  /** Counts what may have changed pages: one that was begun before is not kept. */
  let changes = 0

  return function hold(request, response) {
    if (answerBriefly(request, response)) return true
    const begunAt = changes
    const sent = {
      write: response.write.bind(response),
      end: response.end.bind(response),
      flushHeaders: response.flushHeaders.bind(response),
    }
    const path = request.url.split('?')[0]
    const mayChange = request.method !== 'GET' && request.method !== 'HEAD' && !COUNTS_ONLY.test(path)
    const chunks = []
    let kind
    const holds = () => {
      kind ??= response.headersSent ? 'other' : kindOf(response, path)
      return kind !== 'other'
    }
    response.flushHeaders = () => !holds() && sent.flushHeaders()
    response.write = (chunk, encoding, done) => {
      if (!holds()) return sent.write(chunk, encoding, done)
      chunks.push(toBuffer(chunk, encoding))
      const after = typeof encoding === 'function' ? encoding : done
      after?.()
      return true
    }
    response.end = (chunk, encoding, done) => {
      if (mayChange) forgetBrief()
      const isBody = chunk !== undefined && chunk !== null && typeof chunk !== 'function'
      if (response.statusCode === 304) revalidate(response, path)
      if (!holds()) return sent.end(chunk, encoding, done)
      if (isBody) chunks.push(toBuffer(chunk, encoding))
      const after = [chunk, encoding, done].find((given) => typeof given === 'function')
      const made = finish(request, response, { kind, path, begunAt, body: Buffer.concat(chunks) })
      return sent.end(made, after)
    }
    return false
  }

  function answerBriefly(request, response) {
    const known = isAskedPlainly(request) && brief.get(request.url)
    if (!known || known.until < Date.now()) return false
    for (const [name, value] of Object.entries(known.headers)) response.setHeader(name, value)
    response.end(unlessKnown(known.made, request, response))
    return true
  }

  /** Nothing, where the browser has this very page already. */
  function unlessKnown(made, request, response) {
    made.tag ??= `W/"${createHash('sha256').update(made.body).digest('base64url')}"`
    response.setHeader('etag', made.tag)
    if (request.headers['if-none-match'] !== made.tag) return compressed(made, request, response)
    response.statusCode = 304
    return undefined
  }

  function keepBriefly(request, response, made) {
    brief.delete(request.url)
    if (brief.size >= MOST_BRIEF) brief.delete(brief.keys().next().value)
    const { etag: _tag, 'set-cookie': _cookie, ...headers } = response.getHeaders()
    brief.set(request.url, { made, headers, until: Date.now() + BRIEF_MS })
  }

  /** What a 304 says replaces what the client has kept: it must be no weaker than what came with the page. */
  function revalidate(response, path) {
    if (response.headersSent) return
    if (response.getHeader('cache-control') === FOREVER) response.setHeader('cache-control', 'public, no-cache')
    const known = kept.get(`${path} ${response.getHeader('etag')}`)
    if (known?.policy) response.setHeader('content-security-policy', known.policy)
    else response.removeHeader('content-security-policy')
  }

  function forgetBrief() {
    changes += 1
    brief.clear()
  }

  function finish(request, response, { kind, path, begunAt, body }) {
    response.removeHeader('content-length')
    // A shared cache may not keep a page beyond the next build.
    if (response.getHeader('cache-control') === FOREVER) response.setHeader('cache-control', 'public, no-cache')
    if (body.length === 0) return undefined
    const tag = response.getHeader('etag')
    const key = tag && response.statusCode === 200 ? `${path} ${tag}` : null
    const known = key && kept.get(key)
    const made = known || make(kind, body, response.statusCode, path)
    if (!made) return body
    if (key && !known) keep(key, made)
    if (made.policy) response.setHeader('content-security-policy', made.policy)
    if (key) return compressed(made, request, response)
    if (response.statusCode !== 200 || FOR_ONE_VISITOR.test(path) || !isAskedPlainly(request)) return made.body
    response.setHeader('cache-control', 'public, max-age=0, must-revalidate')
    if (begunAt === changes) keepBriefly(request, response, made)
    return unlessKnown(made, request, response)
  }

  function make(kind, body, status, path) {
    if (kind === 'file') return { body }
    const made = pageFor(body.toString('utf8'), { status, path })
    return made && { body: Buffer.from(made.page), policy: made.policy }
  }

  function keep(key, made) {
    if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value)
    kept.set(key, made)
  }
}

/** By a browser or a crawler, and not by Next's router. */
function isAskedPlainly({ method, headers, url }) {
  return method === 'GET' && !headers.rsc && url.length < 500
}

function kindOf(response, path) {
  if (String(response.getHeader('content-type')).startsWith('text/html')) return 'page'
  return response.statusCode === 200 && HASHED.test(path) ? 'file' : 'other'
}

/** What is kept in the best coding that the client takes, made at its first use. */
function compressed(made, request, response) {
  const coding = codingFor(request)
  if (!String(response.getHeader('vary')).includes('Accept-Encoding')) response.appendHeader('vary', 'Accept-Encoding')
  if (coding) response.setHeader('content-encoding', coding)
  if (coding === 'br') {
    made.br ??= brotliCompressSync(made.body, { params: { [constants.BROTLI_PARAM_QUALITY]: made.policy ? 9 : 11 } })
    return made.br
  }
  if (coding === 'gzip') {
    made.gzip ??= gzipSync(made.body, { level: 9 })
    return made.gzip
  }
  return made.body
}

/** The best coding that a client takes and we make: br, gzip or none (''). */
export function codingFor({ headers }) {
  const accepted = String(headers['accept-encoding'] ?? '')
  return ['br', 'gzip'].find((coding) => takes(accepted, coding)) ?? ''
}

/** Whether an Accept-Encoding header names a coding and does not refuse it. */
function takes(accepted, coding) {
  return accepted.split(',').some((part) => {
    const [name, weight = ''] = part.split(';').map((word) => word.trim())
    return name === coding && !/^q=0(\.0*)?$/.test(weight)
  })
}

/** A copy of what is written to an answer. */
export function toBuffer(chunk, encoding) {
  return typeof chunk === 'string'
    ? Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
    : Buffer.from(chunk)
}
