import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

type Schema = Record<string, unknown>
type DescribedResponse = { content?: Record<string, { schema: Schema }> }
export type Operation = {
  summary: string
  tags: string[]
  'x-audience': string
  security: Record<string, string[]>[]
  parameters?: { name: string; in: 'path' | 'query'; required: boolean; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
  responses: Record<string, DescribedResponse>
}
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}
type Given = { status: number; text: string; json: unknown; headers: Headers }

const descriptions = new Map<string, Promise<Description>>()
const validators = new Map<Schema, ValidateFunction>()

/** Fetches the API description that a site serves. */
export function descriptionOf(site: string): Promise<Description> {
  const known = descriptions.get(site) ?? fetch(`${site}/api/openapi.json`).then(readDescription)
  descriptions.set(site, known)
  return known
}

async function readDescription(response: Response): Promise<Description> {
  if (!response.ok) throw new Error(`The API description responded with ${response.status}.`)
  return (await response.json()) as Description
}

/** Checks a response against the description: status, media type and every field. Throws if they differ. */
export async function checkAgainstDescription(site: string, method: string, path: string, given: Given): Promise<void> {
  // If a site has no description there's nothing to check. app/api/openapi.test.ts fails for it.
  const description = await descriptionOf(site).catch(() => null)
  const operation = description && operationAt(description, method, path)
  if (!operation) return
  const expected = operation.responses[given.status] ?? operation.responses.default
  const refuse = (why: string) => {
    throw new Error(`${method} ${path} responded with ${given.status}, which doesn't match its description: ${why}`)
  }
  if (given.status < 400 && !(given.status in operation.responses)) refuse("this status isn't described")
  const type = given.headers.get('content-type')?.split(';')[0] ?? ''
  const content = Object.entries(expected?.content ?? {})
  if (content.length === 0) return given.text === '' ? undefined : refuse('it has a body')
  const found = content.find(([described]) => isOfType(type, described))
  if (!found) return refuse(`its type is ${type || 'missing'}`)
  const [, { schema }] = found
  if (!type.endsWith('json')) return
  const validate = validatorOf(description, schema)
  if (!validate(given.json)) refuse(JSON.stringify(validate.errors?.slice(0, 3)))
}

/** The operation in the description that a request matches, or undefined. */
function operationAt({ paths }: Description, method: string, path: string): Operation | undefined {
  const pathname = path.split(/[?#]/)[0] ?? ''
  const spellings = [pathname, pathname.replace(/^\/api(?=\/)/, '')]
  const plainFirst = Object.keys(paths).sort((one, other) => one.split('{').length - other.split('{').length)
  const found = plainFirst.find((template) => spellings.some((spelling) => isAt(template, spelling)))
  return found ? paths[found]?.[method.toLowerCase()] : undefined
}

function isAt(template: string, path: string): boolean {
  const [wanted, given] = [template.split('/'), path.split('/')]
  return wanted.length === given.length && wanted.every((part, index) => part === given[index] || part.startsWith('{'))
}

function isOfType(type: string, described: string): boolean {
  if (described === '*/*') return true
  return described.endsWith('/*') ? type.startsWith(described.slice(0, -1)) : type === described
}

function validatorOf({ components }: Description, schema: Schema): ValidateFunction {
  const known = validators.get(schema)
  if (known) return known
  // Formats aren't validated, because the patterns beside them cover them.
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  const made = ajv.compile({ ...schema, components })
  validators.set(schema, made)
  return made
}
