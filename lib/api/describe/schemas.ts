import * as z from 'zod'

export type JsonSchema = { [key: string]: unknown; properties?: Record<string, JsonSchema>; required?: string[] }

/**
 * A zod schema as the JSON Schema of OpenAPI 3.1: `input` is what a caller sends, `output` what is answered. What is
 * prepared before it is checked (an empty text that counts as none) is described by the check.
 */
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

/** What stands behind `z.preprocess`; undefined for any other schema. */
function preparedFor(schema: z.core.$ZodType): z.ZodType | undefined {
  if (!(schema instanceof z.ZodPipe) || !(schema.def.in instanceof z.ZodTransform)) return undefined
  return schema.def.out as z.ZodType
}

/** A field that may be left out once it is prepared is not required. */
function dropOptional(schema: z.ZodObject, described: JsonSchema): void {
  const required = described.required?.filter((name) => {
    const field = schema.shape[name]
    return !(preparedFor(field) && z.safeParse(field, undefined).success)
  })
  if (required?.length) described.required = required
  else delete described.required
}
