import * as z from 'zod'
import type { AnyMultipart } from '@/lib/api/body'
import { IDEMPOTENCY_HEADER } from '@/lib/api/idempotency'
import { allowanceOf, type Limit } from '@/lib/api/limits'
import { describeWebhooks } from '@/lib/api/openapi-webhooks'
import { type ApiTag, apiTags, audienceWords, securityOf, tagTexts } from '@/lib/api/reference'
import type { Audience, Audited, CallSpec, Handler } from '@/lib/api/route'
import { scopes } from '@/lib/auth/scopes'
import { uploadRules } from '@/lib/platform/uploads/rules'
import { site } from '@/lib/site/company'
import { documentedPath } from '@/lib/site/routes/api-paths'

const MB = 1024 * 1024
const verbs = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
type Verb = (typeof verbs)[number]

export type RouteModule = Partial<Record<Verb, Handler>>
export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] }
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: JsonSchema }
type Content = Record<string, { schema: JsonSchema; encoding?: unknown }>
type ResponseObject = { description: string; content?: Content; headers?: Record<string, unknown> }

export type Operation = {
  operationId: string
  tags: [ApiTag]
  summary: string
  description: string
  'x-audience': Audience
  'x-audit'?: Audited
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, ResponseObject>
}
export type ApiDocument = ReturnType<typeof describeApi>

/** RFC 9457, plus the documented `message` and `errors`. */
const errorSchema = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  instance: z.string(),
  requestId: z.string().optional(),
  message: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
  current: z.unknown().optional(),
})

export function describeApi(
  modules: Record<string, RouteModule>,
  origin: string,
  cookies: { seeker: string; admin: string },
) {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [folder, handlers] of Object.entries(modules)) {
    const path = documentedPath(`/${folder}`.replaceAll(/\/\([^/]+\)/g, '')).replace(/\[([^\]]+)\]/g, '{$1}')
    const specs = verbs.flatMap((verb) => {
      const spec = handlers[verb]?.spec
      return spec ? [[verb.toLowerCase(), operationOf(verb, path, spec)] as const] : []
    })
    paths[path] = Object.fromEntries(specs)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.legalName} API`,
      version: '1.0.0',
      contact: { name: site.legalName, email: site.email, url: `${origin}/contact-us` },
      description:
        'All API endpoints. Open jobs are public. Programs send an API key; everything else requires the session cookie you get by signing in.',
    },
    servers: [{ url: origin }],
    tags: apiTags.map((name) => ({ name, description: tagTexts[name] })),
    paths,
    webhooks: describeWebhooks(jsonSchemaOf),
    components: {
      schemas: { Error: jsonSchemaOf(errorSchema, 'output') },
      securitySchemes: {
        seeker: { type: 'apiKey', in: 'cookie', name: cookies.seeker },
        admin: { type: 'apiKey', in: 'cookie', name: cookies.admin },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description: `An API key that an owner creates in the console. Its scopes: ${scopeWords}`,
        },
      },
    },
  }
}

function operationOf(verb: Verb, path: string, spec: CallSpec): Operation {
  const parameters = parametersOf(path, spec)
  const requestBody = spec.body && { required: true as const, content: contentOf(spec.body) }
  return {
    operationId: `${verb.toLowerCase()}${path.replace(/[^a-z\d]+(.)?/gi, (_, letter?: string) => letter?.toUpperCase() ?? '')}`,
    tags: [spec.tag],
    summary: spec.summary,
    description: `Access: ${audienceWords[spec.auth]}.${spec.scope ? ` Scope: ${spec.scope}.` : ''}`,
    'x-audience': spec.auth,
    ...(spec.audit && { 'x-audit': spec.audit }),
    security: securityOf(spec.auth, spec.scope),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(spec, verb !== 'GET'),
  }
}

const scopeWords = Object.entries(scopes)
  .map(([name, { text }]) => `${name}: ${text}`)
  .join(' ')

function parametersOf(path: string, { params, query, isIdempotent }: CallSpec): Parameter[] {
  const inPath = params ? jsonSchemaOf(params, 'input') : {}
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  return [
    ...names.map((name) => ({
      name,
      in: 'path' as const,
      required: true,
      schema: inPath.properties?.[name] ?? { type: 'string' },
    })),
    ...(query ? queryParameters(query) : []),
    ...(isIdempotent ? [idempotencyParameter] : []),
  ]
}

const idempotencyParameter: Parameter = {
  name: IDEMPOTENCY_HEADER,
  in: 'header',
  required: false,
  schema: {
    type: 'string',
    minLength: 1,
    maxLength: 200,
    description:
      'Any unique text. Sent again within 24 hours, the call has no second effect and gets the same response',
  },
}

function queryParameters(query: z.ZodType): Parameter[] {
  const described = jsonSchemaOf(query, 'input')
  // Lists accept free-form query parameters.
  if (!described.properties) return [{ name: 'filters', in: 'query', required: false, schema: described }]
  return Object.entries(described.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: described.required?.includes(name) ?? false,
    schema,
  }))
}

function contentOf(body: z.ZodType | AnyMultipart): Content {
  if (!('kind' in body)) return { 'application/json': { schema: jsonSchemaOf(body, 'input') } }
  const { part, data, files } = body
  const parts = Object.entries(files).map(([name, rule]) => {
    const { endings, maxBytes } = uploadRules[rule]
    const description = `A file (${Object.keys(endings).join(', ')}), up to ${maxBytes / MB} MB.`
    return [name, { type: 'string', contentMediaType: 'application/octet-stream', description }]
  })
  const properties = { [part]: jsonSchemaOf(data, 'input'), ...Object.fromEntries(parts) }
  const schema = { type: 'object', properties, required: [part] }
  return { 'multipart/form-data': { schema, encoding: { [part]: { contentType: 'application/json' } } } }
}

const statusWords: Record<number, string> = {
  200: 'Done',
  201: 'Created',
  204: 'Done, no content',
  303: 'Redirect',
  304: 'Not modified',
  400: `Invalid: "errors" says what's wrong with each field`,
  401: 'Not signed in',
  403: 'Not allowed for this account, or the request came from another site',
  404: 'Not found',
  413: 'Too large',
  415: 'Unsupported type',
  422: 'The Idempotency-Key was used for a different request',
}

const problemRef = { $ref: '#/components/schemas/Error' }

function responsesOf(spec: CallSpec, isChange: boolean): Record<string, ResponseObject> {
  const content: Content =
    spec.errorFormat === 'text'
      ? { 'text/plain': { schema: { type: 'string' } } }
      : { 'application/json': { schema: problemRef }, 'application/problem+json': { schema: problemRef } }
  const isGated = spec.auth !== 'anyone'
  const expected = [
    ...(spec.body || spec.query ? [400] : []),
    ...(isGated ? [401] : []),
    ...(isGated || (isChange && !spec.isForAnySite) ? [403] : []),
    ...(spec.params ? [404] : []),
    ...(spec.body ? [413, 415] : []),
    ...(spec.isIdempotent ? [422] : []),
  ]
  const limits = [
    spec.scope && ('call-by-api-key' as const),
    spec.limit,
    spec.accountLimit,
    ...(spec.furtherLimits ?? []),
  ].filter((limit) => limit !== undefined)
  const described = Object.entries(spec.responses ?? {}).map(([status, body]) => [
    status,
    responseOf(Number(status), body),
  ])
  return {
    ...Object.fromEntries(expected.map((status) => [status, { description: statusWords[status] ?? '', content }])),
    ...(limits.length > 0 && { 429: tooMany(limits, content) }),
    ...Object.fromEntries(described),
    default: { description: 'Any other error, such as 409 if someone else has already decided', content },
  }
}

function responseOf(status: number, body: z.ZodType | string | null): ResponseObject {
  const description = statusWords[status] ?? 'Done'
  if (body === null) return { description }
  if (typeof body === 'string') return { description, content: { [body]: { schema: { type: 'string' } } } }
  const schema = jsonSchemaOf(body, 'output')
  if (status < 400) return { description, content: { 'application/json': { schema } } }
  const either = { schema: { anyOf: [schema, problemRef] } }
  return { description, content: { 'application/json': either, 'application/problem+json': { schema: problemRef } } }
}

function tooMany(limits: Limit[], content: Content): ResponseObject {
  const described = limits.map((limit) => {
    if (limit === 'call-by-api-key') return "the key's calls a minute"
    const { points, duration } = allowanceOf(limit)
    const span = duration >= 3_600 ? `${duration / 3_600} h` : `${duration / 60} min`
    return `${limit.replaceAll('-', ' ').replace(/\bip\b/, 'IP')}: ${points} in ${span}`
  })
  const header = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } }
  return { description: `Too many requests: ${described.join('; ')}`, content, headers: { 'Retry-After': header } }
}

export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const checked = io === 'input' && preparedFor(zodSchema)
      if (checked) Object.assign(jsonSchema, jsonSchemaOf(checked, io))
      if (io === 'input' && zodSchema instanceof z.ZodObject) dropOptional(zodSchema, jsonSchema as JsonSchema)
    },
  }) as JsonSchema
  return described
}

function preparedFor(schema: z.core.$ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe) || !(schema.def.in instanceof z.ZodTransform)) return undefined
  return schema.def.out as z.ZodType
}

function dropOptional(schema: z.ZodObject, described: JsonSchema): void {
  const required = described.required?.filter((name) => {
    const field = schema.shape[name]
    return !(preparedFor(field) && z.safeParse(field, undefined).success)
  })
  if (required?.length) described.required = required
  else delete described.required
}
