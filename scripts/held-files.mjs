import { codingFor, toBuffer } from './held-pages.mjs'

const MOST_BYTES = 64_000_000
const MOST_BYTES_OF_ONE = 300_000
const STATIC = '/_next/static/'
/** Another process may have deleted what a person uploaded. */
const UPLOAD_MS = 60_000

/**
 * Keeps in memory what says of itself that it is for everyone and never changes (scripts, styles, fonts, logos), so that
 * it is not looked up and read for each visitor. Uploads are forgotten after a minute and with every call that changes
 * anything. Gives a function that tells whether it has answered a request already.
 */
export function fileHolder() {
  const kept = new Map()
  let bytes = 0

  return function hold(request, response) {
    if (request.method !== 'GET' && request.method !== 'HEAD') response.once('finish', forgetUploads)
    if (!asksForWhole(request)) return false
    const key = `${request.url} ${codingFor(request)}`
    const known = kept.get(key)
    if (known && known.until > Date.now()) {
      for (const [name, value] of Object.entries(known.headers)) response.setHeader(name, value)
      response.end(known.body)
      return true
    }
    listen(response, (body) => keep(key, { body, headers: response.getHeaders(), until: lifeOf(request.url) }))
    return false
  }

  function keep(key, file) {
    forget(key)
    for (const oldest of kept.keys()) {
      if (bytes + file.body.length <= MOST_BYTES) break
      forget(oldest)
    }
    kept.set(key, file)
    bytes += file.body.length
  }

  function forget(key) {
    bytes -= kept.get(key)?.body.length ?? 0
    kept.delete(key)
  }

  function forgetUploads() {
    for (const key of kept.keys()) if (!key.startsWith(STATIC)) forget(key)
  }
}

const lifeOf = (url) => (url.startsWith(STATIC) ? Number.POSITIVE_INFINITY : Date.now() + UPLOAD_MS)

function asksForWhole({ method, headers, url }) {
  return method === 'GET' && url.length < 500 && !headers.range && !headers['if-none-match'] && !headers.rsc
}

/** Calls `done` with the whole body, where the answer may be kept. */
function listen(response, done) {
  const sent = { write: response.write.bind(response), end: response.end.bind(response) }
  const chunks = []
  let size = 0
  const note = (chunk, encoding) => {
    if (chunk === undefined || chunk === null || typeof chunk === 'function' || !mayBeKept(response)) return
    const part = toBuffer(chunk, encoding)
    size += part.length
    if (size <= MOST_BYTES_OF_ONE) chunks.push(part)
  }
  response.write = (chunk, encoding, after) => {
    note(chunk, encoding)
    return sent.write(chunk, encoding, after)
  }
  response.end = (chunk, encoding, after) => {
    note(chunk, encoding)
    if (size > 0 && size <= MOST_BYTES_OF_ONE && mayBeKept(response)) done(Buffer.concat(chunks))
    return sent.end(chunk, encoding, after)
  }
}

function mayBeKept(response) {
  const rule = String(response.getHeader('cache-control'))
  return response.statusCode === 200 && /\bpublic\b.*\bimmutable\b/.test(rule) && !response.hasHeader('set-cookie')
}
