import 'server-only'
import { STATUS_CODES } from 'node:http'
import type * as z from 'zod'
import { type AnyMultipart, type MultipartBody, type MultipartSpec, parseInput, readBody } from '@/lib/api/body'
import { ApiError, type ErrorCode, statusOf, toApiError } from '@/lib/api/errors'
import { returnToForm } from '@/lib/api/form-page'
import { type Answer, type OnceCall, onceCallOf } from '@/lib/api/idempotency'
import { type Limit, spend } from '@/lib/api/limits'
import type { ApiTag } from '@/lib/api/reference'
import type { Responses } from '@/lib/api/responses'
import { authenticateProgram, bearerOf, isApiKey, type Program } from '@/lib/auth/api-keys'
import { type Admin, findAdmin, findSeeker, type Seeker } from '@/lib/auth/guards'
import { hasPermission, type Permission } from '@/lib/auth/roles'
import type { Scope } from '@/lib/auth/scopes'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { env } from '@/lib/env'
import { logError, logSecurity, requests } from '@/lib/platform/log'
import { callPolicy } from '@/lib/platform/security/headers.mjs'
import { documentedPath } from '@/lib/site/routes/api-paths'

const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Verb = (typeof verbs)[number]

/**
 * Who can make a call (requirements §11). `owner`, `editor` and `recruiter` are admins with that permission. `program`
 * is software with an API key, which can also make other calls that name a scope.
 */
export type Audience = 'anyone' | 'seeker' | 'admin' | Permission | 'seeker-or-recruiter' | 'program'

type PersonOf<A extends Audience> = A extends 'seeker'
  ? Seeker
  : A extends 'admin' | Permission
    ? Admin
    : A extends 'seeker-or-recruiter'
      ? Seeker | Admin
      : A extends 'program'
        ? never
        : null
type ViewerOf<A extends Audience, S> = PersonOf<A> | (S extends Scope ? Program : never)

type BodyOf<B> =
  B extends MultipartSpec<infer Data, infer Files>
    ? MultipartBody<Data, Files>
    : B extends z.ZodType
      ? z.output<B>
      : undefined
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined

type Actions = AuditAction | readonly AuditAction[]
/**
 * What a call writes to the audit log: one of these actions, an action only if something changed, or nothing for the
 * given reason.
 */
export type Audited = Actions | { ifChanged: Actions } | { none: string }

type Spec<A extends Audience, P, Q, B, U = Audited | undefined, S = Scope | undefined> = {
  summary: string
  tag: ApiTag
  auth: A
  /** Opens the call to programs whose API key has this scope. */
  scope?: S
  /** Whether programs can repeat the call safely with an Idempotency-Key. */
  isIdempotent?: true
  params?: P
  query?: Q
  body?: B
  /** A limit per IP, checked before the body is read. */
  limit?: Limit
  /** A limit per signed-in account, checked before the body is read. */
  accountLimit?: Limit
  /** Limits that the handler counts itself, because they depend on the input. */
  furtherLimits?: readonly Limit[]
  /** For calls that only need a signed token: email providers make them from other origins (RFC 8058). */
  isForAnySite?: true
  /** Other sites' scripts can read responses, including errors: they're the same for everyone. */
  isReadableAnywhere?: true
  /** For a form that works without JavaScript: the page to return to, with the query and the error's code as `problem`. */
  formPage?: string
  /** The format of errors: JSON, unless the contract says text. */
  errorFormat?: 'json' | 'text'
  /** Required for changes made by admins. */
  audit?: U
  /** Success responses for the OpenAPI description. A test requires them for every call. */
  responses?: Responses
}
type Maybe<T> = T | undefined
export type CallSpec = Spec<Audience, Maybe<z.ZodType>, Maybe<z.ZodType>, Maybe<z.ZodType | AnyMultipart>>
type Context<A extends Audience, P, Q, B, S> = {
  request: Request
  ip: string
  viewer: ViewerOf<A, S>
  params: OutputOf<P>
  query: OutputOf<Q>
  body: BodyOf<B>
  /** Set if the call is idempotent and has an Idempotency-Key. */
  once: OnceCall | null
}
type NextContext = { params: Promise<Record<string, string | string[] | undefined>> }
export type Handler = ((request: Request, context: NextContext) => Promise<Response>) & { spec?: CallSpec }
/** An admin's call without an audit entry. It may only read. */
type ReadHandler = Handler & { isReadOnly: true }
type HandlerOf<A extends Audience, U> = A extends 'anyone' | 'seeker'
  ? Handler
  : U extends Audited
    ? Handler
    : ReadHandler

/** Wraps a call's handler. Errors only become responses here. */
export function route<
  A extends Audience,
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | AnyMultipart | undefined = undefined,
  const U extends Audited | undefined = undefined,
  S extends Scope | undefined = undefined,
>(spec: Spec<A, P, Q, B, U, S>, act: (context: Context<A, P, Q, B, S>) => Promise<Response>): HandlerOf<A, U> {
  const handler: Handler = async (request, { params }) => {
    try {
      const ip = request.headers.get('x-forwarded-for') ?? ''
      const secret = secretOf(request, spec)
      // Browsers never add a key by themselves, so another site can't make a visitor's browser send it.
      if (secret === null && !spec.isForAnySite && !isOwnOrigin(request))
        throw new ApiError('forbidden', 'This request came from another site.')
      const viewer = secret === null ? await authenticate(spec.auth) : await authenticateProgram(secret, spec.scope, ip)
      if (spec.limit) await spend(spec.limit, ip)
      if (spec.accountLimit && viewer) await spend(spec.accountLimit, `${viewer.kind}-${viewer.id}`)
      const parsed = {
        params: spec.params && parseParams(spec.params, await params),
        query: spec.query && parseInput(spec.query, queryOf(request)),
        body: spec.body && (await readBody(request, spec.body, Boolean(spec.formPage))),
      }
      const once = spec.isIdempotent ? onceCallOf(request, parsed.body) : null
      const context = { request, ip, viewer, ...parsed, once } as Context<A, P, Q, B, S>
      const response = await audited(spec, request, () => act(context))
      return guarded(returnToForm(request, spec.formPage) ?? response, spec)
    } catch (error) {
      const response = errorResponse(error, request, spec)
      return guarded(returnToForm(request, spec.formPage, toApiError(error).code) ?? response, spec)
    }
  }
  handler.spec = spec
  return handler as HandlerOf<A, U>
}

/** On calls that aren't open to programs, a bearer token that isn't an API key is a proxy's own. */
function secretOf({ headers }: Request, { auth, scope }: Pick<CallSpec, 'auth' | 'scope'>): string | null {
  const token = bearerOf(headers)
  return scope || (auth !== 'anyone' && token !== null && isApiKey(token)) ? token : null
}

const isOwnOrigin = ({ method, headers }: Request) => isAllowedOrigin(method, headers, new URL(env().SITE_URL).origin)

/**
 * Checks Sec-Fetch-Site, or else Origin (requirements §12). Allows requests with neither, for example from a script.
 */
export function isAllowedOrigin(method: string, headers: Headers, siteOrigin: string): boolean {
  if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true
  const origin = headers.get('origin')
  if (origin === siteOrigin) return true
  const fetchSite = headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin' || fetchSite === 'none'
  return origin === null
}

/** Sets default headers: the response isn't cached and isn't a page, and other sites can't read it. */
function guarded(response: Response, { isReadableAnywhere }: Pick<CallSpec, 'isReadableAnywhere'>): Response {
  if (isReadableAnywhere) {
    response.headers.set('access-control-allow-origin', '*')
    response.headers.set('cross-origin-resource-policy', 'cross-origin')
  }
  if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store')
  if (!response.headers.has('content-security-policy')) response.headers.set('content-security-policy', callPolicy)
  return response
}

/** Logs an admin's change that left no audit entry, and marks its response so that tests fail. */
async function audited({ audit }: { audit?: Audited }, request: Request, act: () => Promise<Response>) {
  const store = requests.getStore()
  const written: string[] = []
  if (store) store.audited = written
  const response = await act()
  if (!audit || !store || !response.ok || (typeof audit === 'object' && 'none' in audit)) return response
  const actions = typeof audit === 'object' && 'ifChanged' in audit ? audit.ifChanged : audit
  const isOptional = actions !== audit
  const declared: readonly string[] = typeof actions === 'string' ? [actions] : actions
  if ((isOptional || written.length > 0) && written.every((action) => declared.includes(action))) return response
  logError(new Error(`Expected to audit ${declared}, but audited ${written.join() || 'nothing'}.`), called(request))
  response.headers.set(NOT_AUDITED, written.join() || 'nothing')
  return response
}

const NOT_AUDITED = 'x-audited'

async function authenticate(audience: Audience): Promise<Seeker | Admin | null> {
  if (audience === 'anyone') return null
  const seeker = await findSeeker()
  if (audience === 'seeker' && seeker) return seeker
  const admin = await findAdmin()
  const permission = audience === 'seeker-or-recruiter' ? 'recruiter' : audience
  if (
    admin &&
    permission !== 'seeker' &&
    permission !== 'program' &&
    (permission === 'admin' || hasPermission(admin.role, permission))
  )
    return admin
  if (audience === 'seeker-or-recruiter' && seeker) return seeker
  const message = audience === 'program' ? 'Send an API key as a bearer token.' : undefined
  throw new ApiError(seeker || admin ? 'forbidden' : 'unauthenticated', message)
}

/** Throws a 404 for invalid path parameters. */
function parseParams(schema: z.ZodType, params: unknown): unknown {
  const parsed = schema.safeParse(params)
  if (!parsed.success || JSON.stringify(params).includes('\\u0000')) throw new ApiError('not-found')
  return parsed.data
}

function queryOf(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url)
  const query: Record<string, string> = {}
  for (const [name, value] of searchParams) {
    if (name in query) throw new ApiError('invalid', `Send ${name.slice(0, 40)} once.`)
    if (value.includes('\0')) throw new ApiError('invalid')
    query[name] = value
  }
  return query
}

/** Names the call in the log by its documented path. */
const called = ({ method, url }: Request) => ({ method, path: documentedPath(new URL(url).pathname) })

type CallErrors = Pick<CallSpec, 'scope' | 'errorFormat'>
const logged: ReadonlySet<ErrorCode> = new Set(['unauthenticated', 'forbidden', 'too-many'])

function errorResponse(thrown: unknown, request: Request, { scope, errorFormat }: CallErrors): Response {
  const error = toApiError(thrown)
  if (error !== thrown || error.code === 'internal' || error.code === 'unavailable') logError(thrown, called(request))
  if (logged.has(error.code)) {
    const ip = request.headers.get('x-forwarded-for') ?? ''
    logSecurity({ event: 'refused', ip, code: error.code, ...called(request) })
  }
  const { message, retryAfterSeconds, challenge } = error
  const headers: Record<string, string> = {
    ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }),
    ...(challenge && { 'www-authenticate': `Bearer ${challenge}` }),
    ...(!challenge && scope && error.code === 'unauthenticated' && { 'www-authenticate': `Bearer scope="${scope}"` }),
  }
  return errorFormat === 'text' ? text(message, statusOf[error.code], headers) : problem(error, request, headers)
}

const PROBLEM = 'application/problem+json'

/**
 * Adds RFC 9457's fields to the documented `message` and `errors`. The type stays application/json unless the client
 * sends an API key or asks for application/problem+json, because clients of the documented calls may check it.
 */
function problem(error: ApiError, request: Request, more: Record<string, string> = {}): Response {
  const { code, message, fields, current } = error
  const status = statusOf[code]
  const requestId = requests.getStore()?.id
  const body = {
    type: 'about:blank',
    title: STATUS_CODES[status],
    status,
    detail: message,
    instance: new URL(request.url).pathname,
    ...(requestId && { requestId }),
    message,
    ...(fields && { errors: fields }),
    ...(current !== undefined && { current }),
  }
  const response = json(body, status, { ...more, vary: 'Accept' })
  if (bearerOf(request.headers) !== null || request.headers.get('accept')?.includes(PROBLEM))
    response.headers.set('content-type', PROBLEM)
  return response
}

export function json(value: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return Response.json(value, { status, headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } })
}

/** A call's response, or its earlier one if it was sent again with the same Idempotency-Key. */
export const answer = ({ status, body, replayed }: Answer): Response =>
  json(body, status, replayed && { 'idempotent-replayed': 'true' })

export function text(value: string, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(value, { status, headers: { ...headers, 'content-type': 'text/plain; charset=utf-8' } })
}

type Handlers = { GET?: Handler } & { [Change in Exclude<Verb, 'GET'>]?: Handler & { isReadOnly?: false } }
/** All methods of a path: the given handlers, and a 405 with `Allow` for the rest (requirements §10). */
export function methods(handlers: Handlers): Record<Verb | 'HEAD' | 'OPTIONS', Handler> {
  const allowed = [...verbs.filter((verb) => handlers[verb]), ...(handlers.GET ? ['HEAD'] : []), 'OPTIONS']
  const headers = { allow: allowed.join(', ') }
  const notAllowed: Handler = async (request) => problem(new ApiError('method-not-allowed'), request, headers)
  const handlerOf = (verb: Verb) => handlers[verb] ?? notAllowed
  return {
    GET: handlerOf('GET'),
    HEAD: async (request, context) => {
      const { status, headers: sent, body } = await handlerOf('GET')(request, context)
      // An unread stream would keep its file open forever.
      await body?.cancel()
      return new Response(null, { status, headers: sent })
    },
    POST: handlerOf('POST'),
    PUT: handlerOf('PUT'),
    PATCH: handlerOf('PATCH'),
    DELETE: handlerOf('DELETE'),
    OPTIONS: async () => new Response(null, { status: 204, headers }),
  }
}
