import type * as z from 'zod'

export type Constraints = { required?: true; maxLength?: number; type?: 'email' | 'url' }

type Definition = {
  format?: string
  shape?: Record<string, z.ZodType>
  in?: z.ZodType
  out?: z.ZodType
  innerType?: z.ZodType
  options?: z.ZodType[]
}

const cache = new WeakMap<z.ZodType, Map<string, Constraints>>()

/** An input's constraints, derived from its schema. Only imports zod's types, so that it stays small. */
export function constraintsOf(schema: z.ZodType, name: string): Constraints {
  const found = cache.get(schema) ?? new Map<string, Constraints>()
  cache.set(schema, found)
  const field = fieldAt(schema, name)
  const constraints = found.get(name) ?? (field ? read(field) : {})
  found.set(name, constraints)
  return constraints
}

/** The schema of a field, or of one inside an object, such as `link.label`. */
function fieldAt(schema: z.ZodType, name: string): z.ZodType | undefined {
  return name.split('.').reduce<z.ZodType | undefined>((at, part) => at && shapeOf(at)?.[part], schema)
}

/** A preprocessed object's shape is in its output. */
function shapeOf(schema: z.ZodType): Record<string, z.ZodType> | undefined {
  const { shape, out } = definitionOf(schema)
  return shape ?? (out && shapeOf(out))
}

function read(field: z.ZodType): Constraints {
  const parts = partsOf(field)
  const maxima = parts.flatMap((part) => (part as { maxLength?: number | null }).maxLength ?? [])
  const type = (['email', 'url'] as const).find((format) => parts.some((part) => definitionOf(part).format === format))
  return {
    ...(['', false, undefined].every((nothing) => !field.safeParse(nothing).success) && { required: true }),
    ...(maxima.length > 0 && { maxLength: Math.max(...maxima) }),
    ...(type && { type }),
  }
}

function partsOf(schema: z.ZodType): z.ZodType[] {
  const { in: first, out, innerType, options = [] } = definitionOf(schema)
  return [schema, ...[first, out, innerType, ...options].flatMap((part) => (part ? partsOf(part) : []))]
}

const definitionOf = ({ _zod }: z.ZodType) => _zod.def as Definition
