import type * as z from 'zod'
import { type JsonSchema, jsonSchemaOf } from '@/lib/api/describe/schemas'
import type { AnyMultipart, CallSpec } from '@/lib/api/route'
import { uploadRules } from '@/lib/uploads/rules'

const MB = 1024 * 1024

export type Parameter = { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }
export type RequestBody = { required: true; content: Record<string, { schema: JsonSchema; encoding?: unknown }> }

/** The parameters of a call's path and query. */
export function parametersOf(path: string, { params, query }: CallSpec): Parameter[] {
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
  ]
}

function queryParameters(query: z.ZodType): Parameter[] {
  const described = jsonSchemaOf(query, 'input')
  // A query of any names, as the lists have it.
  if (!described.properties) return [{ name: 'filters', in: 'query', required: false, schema: described }]
  return Object.entries(described.properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: described.required?.includes(name) ?? false,
    schema,
  }))
}

/** What a call takes as its body. */
export function requestBodyOf({ body }: CallSpec): RequestBody | undefined {
  if (!body) return undefined
  if ('kind' in body) return multipartBodyOf(body)
  return { required: true, content: { 'application/json': { schema: jsonSchemaOf(body, 'input') } } }
}

function multipartBodyOf({ part, data, files }: AnyMultipart): RequestBody {
  const parts = Object.entries(files).map(([name, rule]) => {
    const { endings, maxBytes } = uploadRules[rule]
    const description = `A file: ${Object.keys(endings).join(', ')}; at most ${maxBytes / MB} MB.`
    return [name, { type: 'string', contentMediaType: 'application/octet-stream', description }]
  })
  const properties = { [part]: jsonSchemaOf(data, 'input'), ...Object.fromEntries(parts) }
  const schema = { type: 'object', properties, required: [part] }
  const encoding = { [part]: { contentType: 'application/json' } }
  return { required: true, content: { 'multipart/form-data': { schema, encoding } } }
}
