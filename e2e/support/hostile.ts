import fc from 'fast-check'
import type { Operation } from './described'

type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  maximum?: number
  contentMediaType?: string
}
export type Sent = { path: string; body?: BodyInit; headers?: Record<string, string> }

/** An id and version that don't exist, so calls with them fail late and affect no one else. */
const UNKNOWN_ID = 1_999_999_999
const json = { 'content-type': 'application/json' }

const wellKnown = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202eevil\u202c',
  'e\u0301'.repeat(500),
  '👩‍👩‍👧‍👦'.repeat(50),
  '\'; DROP TABLE "Seeker"; --',
  "1' OR '1'='1",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}#{7*7}',
  '../../etc/passwd',
  '%00%0d%0aSet-Cookie:a=b',
  '__proto__',
  'constructor',
  'NaN',
  '-0',
  '1e400',
  'null',
  'x'.repeat(70_000),
  'a@b',
  'lena@mail.example',
]
const words = fc.oneof(
  fc.constantFrom(...wellKnown),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
)
/** Node rejects URLs of more than 16 KiB before they reach a call. */
const short = words.map((text) => text.slice(0, 150))
const numbers = fc.constantFrom(0, -1, 1.5, UNKNOWN_ID, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, 5e-324)
const nested = fc.constantFrom(50, 4_000).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown)
const anything: fc.Arbitrary<unknown> = fc.oneof(
  words,
  numbers,
  fc.boolean(),
  fc.constant(null),
  nested,
  fc.array(fc.oneof(words, numbers), { maxLength: 5 }),
  fc.dictionary(words, fc.oneof(words, numbers), { maxKeys: 4 }),
)

/** Generates requests for a call. Some inputs match the description, others are arbitrary. */
export function requestsOf(path: string, operation: Operation): fc.Arbitrary<Sent> {
  const [content] = Object.entries(operation.requestBody?.content ?? {})
  const body = content ? bodiesOf(content[0], content[1].schema) : fc.constant({})
  return fc.record({ path: pathsOf(path, operation), body }).map(({ path, body }) => ({ path, ...body }))
}

function pathsOf(path: string, { parameters = [] }: Operation): fc.Arbitrary<string> {
  const named = parameters.filter((one) => one.in === 'path').map(({ name, schema }) => ({ name, schema }))
  const parts = fc.tuple(...named.map(({ schema }) => fc.oneof(valid(schema), words.filter(isOnePart))))
  const queryParameters = parameters.filter((one) => one.in === 'query')
  const values = fc.tuple(
    ...queryParameters.map(({ schema }) => fc.option(fc.oneof(valid(schema), short), { nil: undefined })),
  )
  const extra = fc.option(fc.tuple(fc.constantFrom('page', 'email', '__proto__', 'q'), short), { nil: undefined })
  return fc.tuple(parts, values, extra).map(([parts, values, extra]) => {
    const filled = named.reduce((text, { name }, at) => text.replace(`{${name}}`, () => encoded(parts[at])), path)
    const pairs = queryParameters.flatMap(({ name }, at) => (values[at] === undefined ? [] : [[name, values[at]]]))
    const query = [...pairs, ...(extra ? [extra] : [])].map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    return query.length > 0 ? `${filled}?${query.join('&')}` : filled
  })
}

/** The server rejects control characters in paths before they reach a call, and fetch normalizes dots. */
const isOnePart = (text: string) => text.length < 2_000 && !/^\.{0,2}$|[\p{Cc}\\/]/u.test(text)
function encoded(value: unknown): string {
  const text = typeof value === 'object' ? 'filters' : String(value)
  return encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd'))
}

function bodiesOf(type: string, schema: Schema): fc.Arbitrary<Omit<Sent, 'path'>> {
  const broken = fc.constantFrom<Omit<Sent, 'path'>>(
    { body: '{"a":', headers: json },
    { body: '', headers: json },
    { body: '{"__proto__":{"a":1},"constructor":{"prototype":1}}', headers: json },
    { body: 'a=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    { body: '<a/>', headers: { 'content-type': 'text/xml' } },
    {
      body: '--x\r\nContent-Disposition: form-data; name="data"\r\n\r\n{',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    },
    { body: '--x--', headers: { 'content-type': 'multipart/form-data' } },
    { body: new Uint8Array([0xff, 0xfe, 0x00, 0xd8]), headers: json },
  )
  const described = type === 'application/json' ? objectsOf(schema).map(asJson) : formsOf(schema)
  return fc.oneof({ weight: 7, arbitrary: described }, { weight: 2, arbitrary: anything.map(asJson) }, broken)
}

const asJson = (value: unknown) => ({ body: JSON.stringify(value) ?? 'null', headers: json })

function formsOf({ properties = {} }: Schema): fc.Arbitrary<Omit<Sent, 'path'>> {
  const parts = Object.entries(properties).map(([name, part]) => {
    const sent: fc.Arbitrary<string | File> = part.contentMediaType
      ? files
      : fc.oneof(objectsOf(part), anything).map((value) => JSON.stringify(value))
    return fc.option(sent, { nil: undefined }).map((value) => ({ name, value }))
  })
  return fc.tuple(...parts).map((parts) => {
    const form = new FormData()
    for (const { name, value } of parts) if (value !== undefined) form.set(name, value)
    return { body: form }
  })
}

const files = fc
  .record({
    name: fc.constantFrom('a.png', 'b.pdf', '../c.svg', '', 'x'.repeat(300), '\u202egnp.exe'),
    bytes: fc.uint8Array(),
  })
  .map(({ name, bytes }) => new File([new Uint8Array(bytes)], name))

/** Generates objects with the described fields. Each is valid, arbitrary or missing. */
function objectsOf({ properties = {} }: Schema): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ weight: 5, arbitrary: valid(schema) }, { weight: 1, arbitrary: anything }),
  ])
  const needed = fc
    .boolean()
    .chain((isWhole) =>
      fc.record(
        Object.fromEntries(fields) as Record<string, fc.Arbitrary<unknown>>,
        isWhole ? {} : { requiredKeys: [] },
      ),
    )
  return needed
}

function valid(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valid))
  if (schema.type === 'object') return objectsOf(schema)
  if (schema.type === 'array') return fc.array(valid(schema.items ?? {}), { maxLength: 3 })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.constantFrom(Math.min(UNKNOWN_ID, schema.maximum ?? UNKNOWN_ID))
  return fc.constantFrom(
    'lena@mail.example',
    '+1 512-555-0190',
    'Full words',
    '2027-01-31',
    'https://a.example',
    'Ж 木 é',
  )
}
