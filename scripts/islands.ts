import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Metafile } from 'esbuild'
import type { IslandFiles } from '@/server/light-page'

const ENTRY = '.next/load.ts'
const SHARED = '.next/shared.ts'
const FOLDER = '.next/static/islands'
const URL_PATH = '/_next/static/islands'
const MIN_SHARING = 4

export async function buildIslands(): Promise<void> {
  writeFileSync(ENTRY, loaderSource())
  const shared = sharedSources((await bundle([])).metafile)
  writeFileSync(SHARED, shared.map((file) => `import '../${file}'\n`).join(''))
  const { metafile } = await bundle([SHARED])
  for (const file of [ENTRY, SHARED]) rmSync(file)
  writeFileSync('.next/islands.json', JSON.stringify(filesOf(metafile)))
}

function bundle(inject: string[]) {
  return build({
    entryPoints: [{ in: ENTRY, out: 'load' }],
    // Else the folder that the process began in, which the mutations leave.
    absWorkingDir: process.cwd(),
    // Every file reaches what this one imports, so that it stands in one file with React instead of in twenty.
    inject,
    outdir: FOLDER,
    write: inject.length > 0,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    metafile: true,
    entryNames: '[name]-[hash]',
    chunkNames: '[name]-[hash]',
    legalComments: 'none',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    alias: {
      // React's interface in a twelfth of its size: pages for the public load fast on a phone.
      react: 'preact/compat',
      'react-dom': 'preact/compat',
      'react/jsx-runtime': 'preact/jsx-runtime',
      'next/link': './components/site/islands/link.tsx',
      'next/navigation': './components/site/islands/navigation.ts',
      '@/components/site/islands/island': './components/site/islands/registry.ts',
    },
    logLevel: 'warning',
  })
}

function sharedSources({ inputs }: Metafile): string[] {
  const uses = new Map<string, number>()
  for (const island of Object.keys(inputs).filter((file) => file.endsWith('.island.tsx')))
    for (const file of importsOf(island)) uses.set(file, (uses.get(file) ?? 0) + 1)
  const isLight = (file: string) => !isPackage(file) && !importsOf(file).some(isPackage)
  return [...uses].filter(([file, count]) => count >= MIN_SHARING && isLight(file)).map(([file]) => file)

  function importsOf(file: string, seen: string[] = []): string[] {
    for (const { path, kind } of inputs[file]?.imports ?? []) {
      if (kind !== 'import-statement' || seen.includes(path)) continue
      seen.push(path)
      importsOf(path, seen)
    }
    return seen
  }
}

const isPackage = (file: string) => file.startsWith('node_modules/') && !file.startsWith('node_modules/preact/')

function loaderSource(): string {
  const files = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.island.tsx'),
  )
  const imports = files.map((file) => `'${basename(file, '.island.tsx')}': () => import('../components/${file}'),`)
  return `import { bringToLife } from '../components/site/islands/load'\nbringToLife({\n${imports.join('\n')}\n})\n`
}

function filesOf({ outputs }: Metafile): IslandFiles {
  const urlOf = (file: string) => file.replace(FOLDER, URL_PATH)
  const built = Object.entries(outputs).map(([file, { entryPoint = '' }]) => ({ file, entryPoint }))
  const entry = built.find(({ entryPoint }) => entryPoint === ENTRY)
  if (!entry) throw new Error('The loader of the islands was not built.')
  const [loader = '', ...imported] = staticFiles(outputs, entry.file).map(urlOf)
  const islands = built
    .filter(({ entryPoint }) => entryPoint.endsWith('.island.tsx'))
    .map(({ file, entryPoint }) => [basename(entryPoint, '.island.tsx'), urlOf(file)])
  return { loader, imported, islands: Object.fromEntries(islands) }
}

function staticFiles(outputs: Metafile['outputs'], file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') staticFiles(outputs, path, seen)
  return seen
}
