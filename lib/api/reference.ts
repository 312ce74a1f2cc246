import type { ApiDocument, JsonSchema, Operation, Parameter } from '@/lib/api/openapi'
import type { Audience } from '@/lib/api/route'
import type { Scope } from '@/lib/auth/scopes'
import { MAX_INTEGER } from '@/lib/platform/schemas'

/** The groups of calls, with their descriptions. */
export const tagTexts = {
  'Jobs for partners': 'Open jobs as JSON, XML, RSS and a page to embed. No key needed.',
  Programs: 'Post jobs and read applications with an API key.',
  Accounts: "A job seeker's account, sign-in and data.",
  Postings: 'Jobs that employers post, and their review.',
  Applications: 'Apply for jobs, and decide on applications.',
  Profiles: "Job seekers' profiles and resumes.",
  'Job alerts': 'Emails about new jobs, and saved jobs.',
  'Blog and comments': 'Articles and their comments.',
  'Messages and demos': 'Contact messages and registrations for demo sessions.',
  'Job posts': "The team's records of placements.",
  Files: 'Pictures and logos.',
  Partners: 'The partners whose logos the site shows.',
  Description: 'This description.',
  Health: 'Whether the site is running and ready.',
  'Admin console': 'Settings, content and admins.',
} as const

export type ApiTag = keyof typeof tagTexts
export const apiTags = Object.keys(tagTexts) as ApiTag[]

export type DescribedCall = { verb: string; path: string; operation: Operation }
export type CallGroup = (typeof groupPages)[number] & { calls: DescribedCall[] }

export const groupPages = apiTags.map((name) => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { name, slug, path: `/api-docs/${slug}` }
})

export function callGroups({ paths }: ApiDocument): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  )
  return groupPages.map((group) => ({
    ...group,
    calls: calls.filter(({ operation }) => operation.tags[0] === group.name),
  }))
}

export const audienceWords: Record<Audience, string> = {
  anyone: 'Anyone',
  seeker: 'A signed-in job seeker, for their own data',
  admin: 'Any admin',
  owner: 'Admins: owners',
  editor: 'Admins: owners and editors',
  recruiter: 'Admins: owners and recruiters',
  'seeker-or-recruiter': 'A signed-in job seeker for their own data; admins: owners and recruiters',
  program: 'Programs with an API key',
}

export const people = ['Anyone', 'Job seeker', 'Owner', 'Recruiter', 'Editor', 'Program'] as const
type Person = (typeof people)[number]

const admitted: Record<Audience, readonly Person[]> = {
  anyone: people,
  seeker: ['Job seeker'],
  admin: ['Owner', 'Recruiter', 'Editor'],
  owner: ['Owner'],
  editor: ['Owner', 'Editor'],
  recruiter: ['Owner', 'Recruiter'],
  'seeker-or-recruiter': ['Job seeker', 'Owner', 'Recruiter'],
  program: ['Program'],
}

export const mayCall = (audience: Audience, person: Person) => admitted[audience].includes(person)

/** A call's security requirements, which name the scope if API keys open the call. */
export function securityOf(audience: Audience, scope?: Scope): Record<string, string[]>[] {
  const kinds = [
    ...(mayCall(audience, 'Job seeker') ? ['seeker'] : []),
    ...(mayCall(audience, 'Owner') ? ['admin'] : []),
  ]
  const sessions = audience === 'anyone' ? [] : kinds.map((kind) => ({ [kind]: [] }))
  return scope ? [...sessions, { apiKey: [scope] }] : sessions
}

export type Field = {
  name: string
  where: 'path' | 'query' | 'header' | 'body'
  type: string
  isRequired: boolean
  limits: string
}

export function fieldsOf({ parameters = [], requestBody }: Operation): Field[] {
  const [content] = Object.entries(requestBody?.content ?? {})
  return [
    ...parameters.map((one) => fieldOf(one.name, one.in, one.schema, one.required)),
    ...(content ? bodyFields(content[1].schema, '') : []),
  ]
}

function bodyFields(schema: JsonSchema, prefix: string): Field[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const isRequired = schema.required?.includes(name) ?? false
    if (inner.properties) return bodyFields(inner, `${prefix}${name}.`)
    return [fieldOf(prefix + name, 'body', inner, isRequired)]
  })
}

function fieldOf(name: string, where: Field['where'], schema: JsonSchema, isRequired: boolean): Field {
  return { name, where, isRequired, type: typeOf(schema), limits: limitsOf(schema).join('; ') }
}

function typeOf(schema: JsonSchema): string {
  if (schema.contentMediaType) return 'file'
  if (schema.enum || schema.const !== undefined) return 'one of'
  if (schema.type === 'array') return `list of ${typeOf((schema.items ?? {}) as JsonSchema)}`
  if (schema.anyOf) {
    const stated = (schema.anyOf as JsonSchema[]).filter((one) => one.const !== '')
    return [...new Set(stated.map(typeOf))].join(' or ')
  }
  return schema.format === 'email' || schema.format === 'date' ? schema.format : String(schema.type ?? 'any')
}

function limitsOf(schema: JsonSchema): string[] {
  const { minLength, maxLength, minimum, maximum, maxItems, default: preset } = schema
  const choices = (schema.enum ?? (schema.const === undefined ? [] : [schema.const])) as unknown[]
  return [
    ...(typeof schema.description === 'string' ? [schema.description] : []),
    ...(choices.length > 0 ? [choices.map((one) => (one === '' ? 'empty' : String(one))).join(', ')] : []),
    ...(maxLength !== undefined ? [`${minLength ? `${minLength} to ` : 'at most '}${maxLength} characters`] : []),
    ...(minimum !== undefined && isSensible(minimum) ? [`from ${minimum}`] : []),
    ...(maximum !== undefined && isSensible(maximum) ? [`to ${maximum}`] : []),
    ...(maxItems !== undefined ? [`at most ${maxItems}`] : []),
    ...(preset !== undefined && preset !== '' ? [`default: ${JSON.stringify(preset)}`] : []),
  ]
}

const isSensible = (bound: unknown) => Math.abs(Number(bound)) < MAX_INTEGER

export function curlOf(origin: string, verb: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation
  const [body] = Object.entries(requestBody?.content ?? {})
  return [
    `curl${verb === 'GET' ? '' : ` -X ${verb}`} '${origin}${urlOf(path, parameters)}'`,
    ...(security.some((one) => 'apiKey' in one) ? ['-H "Authorization: Bearer $API_KEY"'] : []),
    ...(security.some((one) => !('apiKey' in one)) ? ['-b cookies.txt'] : []),
    ...(operation.operationId.endsWith('ogin') ? ['-c cookies.txt'] : []),
    ...(body ? bodyOf(...body) : []),
  ].join(' \\\n  ')
}

function urlOf(path: string, parameters: Parameter[]): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(sampleOf(parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}, name)),
  )
  const requiredParameters = parameters.filter((one) => one.in === 'query' && one.required)
  const query = requiredParameters.map(
    ({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`,
  )
  return query.length > 0 ? `${named}?${query.join('&')}` : named
}

function bodyOf(type: string, { schema }: { schema: JsonSchema }): string[] {
  const quoted = (value: unknown) => JSON.stringify(value).replaceAll("'", "'\\''")
  if (type !== 'multipart/form-data')
    return ["-H 'Content-Type: application/json'", `-d '${quoted(sampleOf(schema, ''))}'`]
  return Object.entries(schema.properties ?? {}).map(([name, part]) =>
    part.contentMediaType ? `-F '${name}=@file'` : `-F '${name}=${quoted(sampleOf(part, name))}'`,
  )
}

const samples: Record<string, unknown> = {
  email: 'lena@mail.example',
  password: '…',
  confirmPassword: '…',
  mobile: '9000001234',
  mobileNumber: '+1 512-555-0137',
  token: '…',
  file: 'picture.png',
  date: '2026-11-21',
}

function sampleOf(schema: JsonSchema, name: string): unknown {
  if (name in samples) return samples[name]
  if (schema.const !== undefined) return schema.const
  if (Array.isArray(schema.enum)) return schema.enum.find((one) => one !== '')
  if (Array.isArray(schema.anyOf)) return sampleOf((schema.anyOf as JsonSchema[]).at(-1) ?? {}, name)
  if (schema.type === 'array') return [sampleOf((schema.items ?? {}) as JsonSchema, '')]
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, Number(schema.minimum ?? 1))
  if (schema.type === 'boolean') return true
  if (!schema.properties) return 'text'
  const needed = Object.entries(schema.properties).filter(([field]) => schema.required?.includes(field))
  const sent = needed.length > 0 ? needed : Object.entries(schema.properties).slice(0, 1)
  return Object.fromEntries(sent.map(([field, inner]) => [field, sampleOf(inner, field)]))
}
