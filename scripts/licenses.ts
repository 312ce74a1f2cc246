import { existsSync, readFileSync, writeFileSync } from 'node:fs'

type Locked = { dev?: boolean; optional?: boolean; version?: string }
type Package = { name: string; version: string; license: string; isForTools: boolean }

/** `npm run licenses`: writes docs/licenses.md from the installed packages, those of tools last. */
function installed(): Package[] {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }
  const found = Object.entries(packages).flatMap(([path, { dev = false }]) => {
    const file = `${path}/package.json`
    if (path === '' || !existsSync(file)) return []
    const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
    return [{ name, version, license: licenseOf(license ?? licenses), isForTools: dev }]
  })
  const unique = new Map(found.map((one) => [`${one.name} ${one.version}`, one]))
  return [...unique.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'))
}

function licenseOf(field: unknown): string {
  if (Array.isArray(field)) return field.map(licenseOf).join(' OR ')
  if (typeof field === 'object' && field !== null && 'type' in field) return String(field.type)
  return typeof field === 'string' && field ? field : 'not stated'
}

function page(packages: Package[]): string {
  const served = packages.filter(({ isForTools }) => !isForTools)
  const tools = packages.filter(({ isForTools }) => isForTools)
  return `# Licenses of the packages

Written by \`npm run licenses\` from the packages that are installed on Linux; those of other systems are the same programs.

${summary(served)}

## Used to build and to serve the site (${served.length})

${table(served)}

## Used by tests and tools alone (${tools.length})

${table(tools)}
`
}

function summary(packages: Package[]): string {
  const counts = new Map<string, number>()
  for (const { license } of packages) counts.set(license, (counts.get(license) ?? 0) + 1)
  const lines = [...counts]
    .sort((one, other) => other[1] - one[1])
    .map(([license, count]) => `| ${license} | ${count} |`)
  return ['| license | packages that build and serve the site |', '| --- | --- |', ...lines].join('\n')
}

function table(packages: Package[]): string {
  const lines = packages.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return ['| package | version | license |', '| --- | --- | --- |', ...lines].join('\n')
}

writeFileSync('docs/licenses.md', page(installed()))
