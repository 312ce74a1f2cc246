import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Ajv } from 'ajv'
import { parseAllDocuments } from 'yaml'
import { envNames } from '@/lib/env'
import { secretNames } from '@/lib/platform/secret-files'

type Yaml = { [key: string]: Yaml } & Yaml[] & string

const read = (name: string) => readFileSync(join('deploy', name), 'utf8')
const documentsOf = (name: string) => parseAllDocuments(read(name), { merge: true })
const valuesOf = (name: string) => documentsOf(name).map((document) => document.toJS() as Yaml)
const kubernetes = readdirSync('deploy/kubernetes').map((name) => `kubernetes/${name}`)

const known = new Set([...envNames, ...secretNames.map((name) => `${name}_FILE`)])
const unknown = (names: string[]) => names.filter((name) => !known.has(name))

const compose = valuesOf('compose.yml')[0] as Yaml
const resources = kubernetes.flatMap(valuesOf)
const resource = (kind: string) => resources.find((each) => each.kind === kind) as Yaml
const container = resource('Deployment').spec?.template?.spec?.containers?.[0] as Yaml

test.each(['compose.yml', ...kubernetes])('parses %s as YAML', (name) =>
  expect(documentsOf(name).flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([]),
)

test('follows the schema of Compose', () => {
  const schema = JSON.parse(readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'))
  // Docker has formats of its own, such as "duration".
  const isValid = new Ajv({ strict: false, validateFormats: false }).compile({ ...schema, $schema: undefined })
  const errorsOf = (file: object) => (isValid(file) ? [] : isValid.errors)
  const [file, misspelled] = [documentsOf('compose.yml'), documentsOf('compose.yml')].map(([document]) => document)
  misspelled?.setIn(['services', 'site', 'read-only'], true)
  expect(errorsOf(file?.toJS())).toEqual([])
  expect(errorsOf(misspelled?.toJS())).not.toEqual([])
})

test("follows the types of Kubernetes' API, which are generated from its schema", () => {
  const misspelled = documentsOf('kubernetes/portal.yaml').find((document) => document.get('kind') === 'Deployment')
  misspelled?.setIn(['spec', 'replica'], 3)
  expect(typeErrors([...resources, misspelled?.toJS()])).toEqual([expect.stringContaining('"replica"')])
})

/** Compiles the resources, each as a constant of its type: one that's misspelled, missing or of another type fails. */
function typeErrors(values: Yaml[]): string[] {
  // Below node_modules, where TypeScript finds the types.
  mkdirSync('node_modules/.cache', { recursive: true })
  const folder = mkdtempSync('node_modules/.cache/kubernetes-')
  const file = join(folder, 'resources.ts')
  const typeOf = ({ apiVersion, kind }: { [key: string]: string }) =>
    `import('kubernetes-types/${apiVersion?.includes('/') ? apiVersion.replace('.k8s.io', '') : `core/${apiVersion}`}').${kind}`
  const constants = values.map(
    (value, index) =>
      `export const r${index}: ${typeOf(value as { [key: string]: string })} = ${JSON.stringify(value)}\n`,
  )
  writeFileSync(file, constants.join(''))
  const options = ['--noEmit', '--strict', '--ignoreConfig', '--module', 'preserve', '--types', '']
  const { stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', ...options, file])
  rmSync(folder, { recursive: true })
  return stdout.toString().split('\n').filter(Boolean)
}

test('sets only variables that the site reads', () => {
  const ofImage =
    read('Dockerfile')
      .split('\nFROM ')
      .at(-1)
      ?.match(/^ENV .*$/m)?.[0]
      .match(/\w+(?==)/g) ?? []
  const ofService = [...read('portal.service').matchAll(/^Environment=(.*)$/gm)].flatMap(
    ([, line = '']) => line.match(/\b[A-Z][A-Z0-9_]+(?==)/g) ?? [],
  )
  const named = {
    compose: Object.keys(compose.services?.site?.environment ?? {}),
    kubernetes: [
      ...Object.keys(resource('ConfigMap').data ?? {}),
      ...(container.env as Yaml[]).map(({ name }) => name as string),
    ],
    image: ofImage as string[],
    service: ofService,
  }
  for (const [deployment, names] of Object.entries(named)) {
    expect(names.length).toBeGreaterThan(2)
    expect([deployment, unknown(names)]).toEqual([deployment, []])
  }
})

test('defines every secret that a container gets', () => {
  const script = read('make-secrets.sh')
  const files = Object.values(compose.secrets as Yaml).map(({ file }) => String(file))
  for (const file of files) expect(script).toContain(file.replace('./secrets/', ''))
  const mounted = Object.values(compose.services as Yaml).flatMap(({ secrets }) => secrets ?? []) as string[]
  expect(mounted.filter((name) => !compose.secrets?.[name])).toEqual([])
  const inCluster = Object.keys(resource('Secret').stringData ?? {})
  const secrets = (container.env as Yaml[]).map(({ value }) => String(value).replace('/run/secrets/portal/', ''))
  expect(secrets.filter((name) => !inCluster.includes(name))).toEqual([])
  const credentials = [...read('portal.service').matchAll(/^LoadCredential=([\w-]+):/gm)].map(([, name]) => name)
  for (const [, name] of read('portal.service').matchAll(/%d\/([\w-]+)/g)) expect(credentials).toContain(name)
})

test('builds the image from existing files, with the Node version of .nvmrc', () => {
  const dockerfile = read('Dockerfile')
  const ignored = readFileSync('.dockerignore', 'utf8').split('\n')
  const stages = [...dockerfile.matchAll(/^FROM \S+ AS (\w+)$/gm)].map(([, name]) => name)
  const bases = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  const version = readFileSync('.nvmrc', 'utf8').trim()
  expect(bases.filter((base) => !stages.includes(base))).toEqual(Array(2).fill(`node:${version}-bookworm-slim`))
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
  expect(copied).toContain('package-lock.json')
  for (const path of copied) {
    const ending = basename(path).split('*')[1]
    const isThere = ending ? readdirSync(dirname(path)).some((name) => name.endsWith(ending)) : existsSync(path)
    expect([path, isThere]).toEqual([path, true])
    expect(ignored).not.toContain(path)
  }
  for (const [, stage] of dockerfile.matchAll(/^COPY --from=(\w+)/gm)) expect(stages).toContain(stage)
})
