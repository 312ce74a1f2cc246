import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { build, type Metafile, type Plugin } from 'esbuild'
import type { IslandFiles } from '@/server/light-page'

const ENTRY = '.next/load.mts'
const SHARED = '.next/shared.mts'
const FOLDER = '.next/static/islands'
const URL_PATH = '/_next/static/islands'
const RUNTIME = ['react', 'react/jsx-runtime', 'react-dom/client', '@/components/site/islands/load']
const MIN_SHARING = 4
/** Makes Chrome compile a whole file while it loads. Otherwise, running it compiles most of React in one long task. */
const COMPILE_EARLY = '//# allFunctionsCalledOnLoad\n'

/** Bundles the loader, one file that all islands share (including React) and one file for each island. */
export async function buildIslands(): Promise<void> {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.island.tsx'),
  )
  writeFileSync(ENTRY, loaderSource(islands))
  const { inputs } = (await bundle(false)).metafile
  writeFileSync(SHARED, imports([...RUNTIME, ...sharedFiles(inputs).map((file) => `@/${file}`)]))
  const { metafile } = await bundle(true)
  for (const file of [ENTRY, SHARED]) rmSync(file)
  const files = filesOf(metafile)
  for (const url of files.imported) {
    const file = url.replace(URL_PATH, FOLDER)
    writeFileSync(file, COMPILE_EARLY + readFileSync(file, 'utf8'))
  }
  writeFileSync('.next/islands.json', JSON.stringify(files))
}

const imports = (files: string[]) => files.map((file) => `import '${file}'\n`).join('')

function loaderSource(islands: string[]): string {
  const files = islands.map((file) => `'${basename(file, '.island.tsx')}': () => import('@/components/${file}'),`)
  return `import { hydrateIslands } from '@/components/site/islands/load'\nhydrateIslands({\n${files.join('\n')}\n})\n`
}

function bundle(isShared: boolean) {
  return build({
    entryPoints: [{ in: ENTRY, out: 'load' }],
    // esbuild's default is the folder the process started in, which bench/mutations.ts leaves.
    absWorkingDir: process.cwd(),
    outdir: FOLDER,
    write: isShared,
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
      'next/link': './components/site/islands/without-next.tsx',
      'next/navigation': './components/site/islands/without-next.tsx',
    },
    plugins: isShared ? [forBrowsers, importShared] : [forBrowsers],
    logLevel: 'warning',
  })
}

/** esbuild doesn't apply the field `browser` of package.json to files that it finds by tsconfig's `paths`. */
const forBrowsers: Plugin = {
  name: 'for-browsers',
  setup({ onLoad }) {
    onLoad({ filter: /\/lib\/site\/settings\/sample-\w+\.json$/ }, () => ({ contents: '{}', loader: 'json' }))
    onLoad({ filter: /\/lib\/platform\/phones\/check\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path.replace(/\.ts$/, '.browser.ts'), 'utf8'),
      loader: 'ts',
    }))
  },
}

/** Makes every component file import SHARED, so that shared imports end up in one file instead of a dozen. */
const importShared: Plugin = {
  name: 'import-shared',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\/components\/.*\.tsx?$/ }, ({ path }) => ({
      contents: `import '${resolve(SHARED)}'\n${readFileSync(path, 'utf8')}`,
      loader: 'tsx',
    })),
}

/** Files that several islands import and that need no package but React. */
function sharedFiles(inputs: Metafile['inputs']): string[] {
  const uses = new Map<string, number>()
  for (const island of Object.keys(inputs).filter((file) => file.endsWith('.island.tsx')))
    for (const file of importsOf(island)) uses.set(file, (uses.get(file) ?? 0) + 1)
  const isLight = (file: string) => /\.tsx?$/.test(file) && ![file, ...importsOf(file)].some(isPackage)
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

const isPackage = (file: string) => /^node_modules\/(?!react\/)/.test(file)

function filesOf({ outputs }: Metafile): IslandFiles {
  const urlOf = (file: string) => file.replace(FOLDER, URL_PATH)
  const built = Object.entries(outputs).map(([file, { entryPoint = '' }]) => ({ file, entryPoint }))
  const entry = built.find(({ entryPoint }) => entryPoint === ENTRY)
  if (!entry) throw new Error("The islands' loader wasn't built.")
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
