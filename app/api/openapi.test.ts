import { lintFromString, loadConfig } from '@redocly/openapi-core'
import { Validator } from '@seriousme/openapi-schema-validator'
import { accessRows } from '@/e2e/support/access/rows'
import { type Description, descriptionOf } from '@/e2e/support/described'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { MAX_INTEGER } from '@/lib/platform/schemas'

let description: Description

beforeAll(async () => {
  description = await descriptionOf(required('TEST_SITE_URL'))
})

const operations = () =>
  Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([verb, operation]) => ({ call: `${verb.toUpperCase()} ${path}`, operation })),
  )

test('is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...description })
  expect({ valid, errors }).toEqual({ valid: true, errors: undefined })
})

test('follows the rules of redocly.yaml', async () => {
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lintFromString({ source: JSON.stringify(description), absoluteRef: 'openapi.json', config })
  expect(problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`)).toEqual([])
})

test('gives every endpoint a summary and responses', () => {
  const silent = operations().filter(
    ({ operation }) => !operation.summary || !Object.keys(operation.responses).some((status) => /^[23]/.test(status)),
  )
  expect(silent.map(({ call }) => call)).toEqual([])
})

test('gives every endpoint a unique name', () => {
  const names = operations().map(({ operation }) => (operation as unknown as { operationId: string }).operationId)
  expect(new Set(names).size).toBe(names.length)
})

test("limits every number to its database column's range", () => {
  const tooLarge = (schema: unknown): boolean => {
    if (typeof schema !== 'object' || schema === null) return false
    const { type, maximum = Number.POSITIVE_INFINITY } = schema as { type?: string; maximum?: number }
    return (type === 'integer' && maximum > MAX_INTEGER) || Object.values(schema).some(tooLarge)
  }
  const wrong = operations().filter(
    ({ operation }) => tooLarge(operation.requestBody) || tooLarge(operation.parameters),
  )
  expect(wrong.map(({ call }) => call)).toEqual([])
})

/** Access is declared in `route` and tested by the access rows. Checks that both list the same calls. */
test('requires a session for exactly the endpoints whose access rows do', () => {
  const normal = (call: string) => call.replace(/\{[^}]+\}/g, '{}').replace(/^(\w+) \/api\//, '$1 /')
  const refused = new Map(accessRows.map(({ call, anon }) => [normal(call), anon === 401]))
  const differing = operations().filter(
    ({ call, operation }) => (operation['x-audience'] !== 'anyone') !== refused.get(normal(call)),
  )
  expect(differing.map(({ call }) => call)).toEqual([])
})

test('returns a 304 to clients with the current description', async () => {
  const visitor = new Visitor()
  const first = await visitor.call('GET', '/api/openapi.json')
  const etag = first.headers.get('etag') ?? ''
  expect(first.headers.get('access-control-allow-origin')).toBe('*')
  const again = await visitor.call('GET', '/api/openapi.json', { headers: { 'if-none-match': etag } })
  expect({ status: again.status, text: again.text }).toEqual({ status: 304, text: '' })
})
