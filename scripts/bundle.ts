import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import { installedPrograms } from '@/server/postgres/binaries'
import './problems.mjs'

const OUT = 'dist'
const PROGRAMS = {
  serve: 'scripts/serve.ts',
  server: 'server/main.ts',
  'resume-reader': 'server/resume-reader.ts',
  seed: 'prisma/seed/index.ts',
  'admin-reset': 'scripts/admin-reset.ts',
  export: 'scripts/export.ts',
  backup: 'scripts/backup.ts',
  restore: 'scripts/restore.ts',
  move: 'scripts/move.ts',
}
const FOUND_AT_RUN_TIME = ['node_modules/@prisma/schema-engine-wasm/schema_engine.js']
const BUILD_ONLY = ['cache', 'diagnostics', 'trace', 'trace-build', 'turbopack', 'types', 'dev', 'build']
const NEVER_SERVED = [
  /next\/dist\/compiled\/(webpack|terser|babel|babel-packages|@babel|sass-loader|postcss-[^/]+|cssnano[^/]*)\//,
  /next\/dist\/compiled\/next-server\/.*\.dev\.js$/,
  /next\/dist\/compiled\/@mswjs\//,
  /next\/dist\/lib\/upgrade\//,
  /next\/dist\/(build\/(?!output|adapter|segment)|docs|next-devtools)\/.*(webpack|babel|swc|turbopack)/,
  /node_modules\/(@next\/swc-|typescript|@typescript|lightningcss|tailwindcss|@tailwindcss|webpack|sass|esbuild|@esbuild)/,
  /\/react(-dom)?\/.*\.development\.js$/,
  /\.d\.ts$|\.map$/,
]

/**
 * `npm run bundle`: packs a built site into the folder dist, which a server runs with `node serve.mjs` and nothing
 * else. Each program is bundled into one file. Of node_modules, only the files that programs and pages load are
 * included.
 */
async function bundle(): Promise<void> {
  if (!existsSync('.next/BUILD_ID')) throw new Error("There's no built site to pack. Run npm run build first.")
  rmSync(OUT, { recursive: true, force: true })
  await bundlePrograms()
  copyFiles([...(await filesOfPrograms()), ...filesOfPages()])
  copyDatabase()
  copyBuild()
}

async function bundlePrograms(): Promise<void> {
  await build({
    entryPoints: PROGRAMS,
    outdir: OUT,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    plugins: [packagesStayOutside],
    legalComments: 'none',
    logLevel: 'warning',
  })
}

const packagesStayOutside: Plugin = {
  name: 'packages-stay-outside',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^server-only$/ }, () => ({ path: 'server-only', namespace: 'nothing' }))
    onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }))
    // Node finds no named exports in a package whose files for development were left out.
    onResolve({ filter: /^react$/ }, () => ({ path: resolve('node_modules/react/cjs/react.production.js') }))
    onResolve({ filter: /^esbuild$/ }, ({ path }) => ({ path, external: true, sideEffects: false }))
  },
}

type Trace = (
  files: string[],
  options: { base: string; ignore: (path: string) => boolean },
) => Promise<{ fileList: Set<string>; warnings: Set<Error> }>

async function filesOfPrograms(): Promise<string[]> {
  const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace }
  const programs = Object.keys(PROGRAMS).map((name) => join(OUT, `${name}.mjs`))
  const { fileList } = await nodeFileTrace([...programs, ...FOUND_AT_RUN_TIME], {
    base: process.cwd(),
    ignore: isNeverServed,
  })
  return [...fileList]
}

function filesOfPages(): string[] {
  const traces = readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.nft.json') && !BUILD_ONLY.includes(name.split('/')[0] ?? ''))
    .map((name) => join('.next', name))
  return traces.flatMap((trace) => {
    const { files } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] }
    return files.map((file) => relative('.', resolve(dirname(trace), file)))
  })
}

function isNeverServed(path: string): boolean {
  return NEVER_SERVED.some((pattern) => pattern.test(path))
}

function copyFiles(files: string[]): void {
  const packages = new Set(files.filter((file) => file.startsWith('node_modules/') && !isNeverServed(file)))
  for (const file of packages) cpSync(file, join(OUT, file), { recursive: true, verbatimSymlinks: true })
}

/**
 * Copies PostgreSQL's programs, which no module loads. Looking them up first adds the links that their folder needs.
 */
function copyDatabase(): void {
  const native = installedPrograms()
  const program = relative('.', resolve(native, '..'))
  cpSync(program, join(OUT, program), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.a$|\/pkgconfig$/.test(path),
  })
}

function copyBuild(): void {
  cpSync('.next', join(OUT, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !BUILD_ONLY.includes(relative('.next', path)) && !/\.(nft\.json|map)$/.test(path),
  })
  for (const copied of [
    'public',
    'app/fonts',
    'prisma/migrations',
    'prisma/schema.prisma',
    'prisma/seed/data',
    'docs/export.md',
    'package.json',
  ])
    cpSync(copied, join(OUT, copied), { recursive: true })
}

await bundle()
