import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { databaseLogSize, deadlocks } from './database'
import { checkAgainstDescription } from './described'
import { noteSecrets } from './secrets'
import { required } from './settings'

type Request = {
  json?: unknown
  form?: FormData
  body?: BodyInit
  headers?: Record<string, string>
  /** Fuzzers make up tokens, which aren't secrets. */
  isMadeUp?: boolean
}
export type Reply = { status: number; text: string; json: unknown; headers: Headers }

/** What the site sends if the database took too long, ended a deadlock, or was away for a moment. */
const BUSY_RETRY_AFTER = '5'
const MAX_TRIES = 3
const BUSY_PAUSE_MS = 1_000

/** A client with its own cookies, and its own IP so that it has its own limits. */
export class Visitor {
  private readonly cookies = new Map<string, string>()

  /** Calls the test site, or the one at `site`, from a new IP or from `ip`. */
  constructor(
    private readonly site = required('TEST_SITE_URL'),
    readonly ip = [10, randomInt(1, 255), randomInt(1, 255), randomInt(1, 255)].join('.'),
  ) {}

  /**
   * Makes a call and keeps its cookies. Doesn't follow redirects. Checks the response against the site's own API
   * description. Repeats the call if the site is too busy, unless a deadlock is the reason.
   */
  async call(method: string, path: string, request: Request = {}): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      const logged = databaseLogSize()
      const reply = await this.send(method, path, request)
      const isBusy = reply.status === 503 && reply.headers.get('retry-after') === BUSY_RETRY_AFTER
      if (!isBusy || tries === MAX_TRIES || deadlocks(logged).length > 0) return reply
      await sleep(BUSY_PAUSE_MS)
    }
  }

  private async send(method: string, path: string, { json, form, body, headers, isMadeUp }: Request): Promise<Reply> {
    const response = await fetch(this.site + path, {
      method,
      redirect: 'manual',
      body: form ?? body ?? (json === undefined ? undefined : JSON.stringify(json)),
      headers: {
        accept: 'application/json',
        'x-forwarded-for': this.ip,
        cookie: this.cookieHeader(),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
    })
    this.keepCookies(response.headers)
    await noteSecrets(isMadeUp ? '/' : path, { json, form, headers }, response.headers)
    const text = await response.text()
    const reply = { status: response.status, text, json: parse(text), headers: response.headers }
    const unaudited = response.headers.get('x-audited')
    if (unaudited) throw new Error(`${method} ${path} logged ${unaudited} instead of the declared audit entry.`)
    // /contactus is both a page and a call, and pages aren't checked.
    if (!headers?.accept?.includes('text/html')) await checkAgainstDescription(this.site, method, path, reply)
    return reply
  }

  cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  /** Another client with the same cookies, like a thief or a second device restored from a backup. */
  clone(): Visitor {
    return this.at(this.site)
  }

  /** The same visitor, calling another process of the site. */
  at(site: string): Visitor {
    const copy = new Visitor(site)
    for (const [name, value] of this.cookies) copy.cookies.set(name, value)
    return copy
  }

  /** The names and values of the cookies, to pass to another visitor's `keep`. */
  cookiePairs(): [string, string][] {
    return [...this.cookies]
  }

  keep(cookies: [string, string][]): void {
    for (const [name, value] of cookies) this.cookies.set(name, value)
  }

  private keepCookies(headers: Headers) {
    for (const line of headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const cut = pair.indexOf('=')
      const [name, value] = [pair.slice(0, cut), pair.slice(cut + 1)]
      if (value === '' || /max-age=0/i.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
