import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '@/next.config.mjs'

const HEADER = `// biome-ignore-all format: one line a path, written by \`npm run docs:api\`
import type { RouteModule } from '@/lib/api/describe/calls'

/** Every path of the API as it is documented, with what each of its calls is for. */
export const registry: RouteModule[] = [
`

/** app/api/registry.ts as the route files make it; throws for a verb without its line of comment. */
export async function registrySource(): Promise<string> {
  const outside = await documentedPrefixes()
  const lines = routeFiles().map((file) => {
    const folder = file.replace(/\/route\.ts$/, '')
    const path = documentedPath(folder.replace(/^app|\/\([^/]+\)/g, ''), outside)
    return `  { path: ${quoted(path)}, purposes: { ${purposesOf(file)} }, load: () => import(${quoted(`@/${folder}/route`)}) },`
  })
  return `${HEADER}${lines.join('\n')}\n]\n`
}

function routeFiles(): string[] {
  const names = readdirSync('app', { recursive: true, encoding: 'utf8' }).map((name) => join('app', name))
  return names.filter((name) => name.endsWith('/route.ts') && !name.includes('[...')).sort()
}

/** What stands above each verb: `// POST /path: what it is for`. */
function purposesOf(file: string): string {
  const source = readFileSync(file, 'utf8')
  const verbs = [...source.matchAll(/^ {2}(GET|POST|PUT|PATCH|DELETE): route\(/gm)].map(([, verb]) => verb)
  if (verbs.length === 0) throw new Error(`${file} names no verb as \`  GET: route(\``)
  const purposes = verbs.map((verb) => {
    const purpose = new RegExp(`^ {2}// ${verb} \\S+: (.+)$\\n {2}${verb}:`, 'm').exec(source)?.[1]
    if (!purpose) throw new Error(`${file} does not say above ${verb} what it is for: // ${verb} /path: purpose`)
    return `${verb}: ${quoted(purpose)}`
  })
  return purposes.join(', ')
}

/** The paths that next.config.mjs answers outside /api as well. */
async function documentedPrefixes(): Promise<string[]> {
  const rewrites = await config.rewrites?.()
  if (!rewrites || Array.isArray(rewrites)) return []
  return rewrites.beforeFiles?.map(({ source }) => source) ?? []
}

function documentedPath(path: string, outside: string[]): string {
  const open = path.replace(/\[([^\]]+)\]/g, '{$1}')
  const short = open.replace(/^\/api/, '')
  const isOutside = outside.some((source) => {
    const prefix = source.replace(/\/:path[*+]$/, '')
    return short === source || (prefix !== source && short.startsWith(`${prefix}/`))
  })
  return isOutside ? short : open
}

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`
