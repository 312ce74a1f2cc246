import type { Operation } from '@/lib/api/describe/document'
import type { Parameter } from '@/lib/api/describe/request'
import type { JsonSchema } from '@/lib/api/describe/schemas'

/** A call as it is typed in a shell, with sample values; `origin` is SITE_URL. */
export function curlOf(origin: string, verb: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation
  const [body] = Object.entries(requestBody?.content ?? {})
  return [
    `curl${verb === 'GET' ? '' : ` -X ${verb}`} '${origin}${addressOf(path, parameters)}'`,
    ...(security.length > 0 ? ['-b cookies.txt'] : []),
    ...(operation.operationId.endsWith('ogin') ? ['-c cookies.txt'] : []),
    ...(body ? bodyOf(...body) : []),
  ].join(' \\\n  ')
}

function addressOf(path: string, parameters: Parameter[]): string {
  const named = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    String(sampleOf(parameters.find((one) => one.in === 'path' && one.name === name)?.schema ?? {}, name)),
  )
  const asked = parameters.filter((one) => one.in === 'query' && one.required)
  const query = asked.map(({ name, schema }) => `${name}=${encodeURIComponent(String(sampleOf(schema, name)))}`)
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

/** A value that such a schema takes: only what has to be sent. */
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
