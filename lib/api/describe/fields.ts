import type { Operation } from '@/lib/api/describe/document'
import type { JsonSchema } from '@/lib/api/describe/schemas'

export type Field = {
  name: string
  where: 'path' | 'query' | 'body'
  type: string
  isRequired: boolean
  limits: string
}

/** What a call takes, one line a field, for people to read. */
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
    ...(preset !== undefined && preset !== '' ? [`unless given: ${JSON.stringify(preset)}`] : []),
  ]
}

/** The bounds that every whole number has say nothing. */
const isSensible = (bound: unknown) => Math.abs(Number(bound)) < 2_147_483_647
