import * as z from 'zod'
import { jsonSchemaOf } from '@/lib/api/openapi'

const emptyAsNone = (value: unknown) => (value === '' ? undefined : value)

test('describes a preprocessed field by its schema, as optional if the schema allows that', () => {
  const schema = z.object({
    title: z.string().max(5),
    pay: z.preprocess(emptyAsNone, z.coerce.number().positive().optional()),
    count: z.preprocess(emptyAsNone, z.int()),
  })
  expect(jsonSchemaOf(schema, 'input')).toMatchObject({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: 5 },
      pay: { type: 'number', exclusiveMinimum: 0 },
      count: { type: 'integer' },
    },
    required: ['title', 'count'],
  })
})

test("only allows a response's declared fields", () => {
  expect(jsonSchemaOf(z.object({ id: z.int() }), 'output')).toMatchObject({ additionalProperties: false })
})
