import { readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { build, type Metafile } from 'esbuild'

const LOADER = 'components/islands/load.ts'
const FOLDER = '.next/static/islands'
const ADDRESS = '/_next/static/islands'

/** What a page needs, by addresses: the loader and, for each island by its name, the files it is made of. */
export type IslandFiles = { loader: string; files: Record<string, string[]> }

/**
 * Bundles the loader of the public pages and every island into files of their own, and writes .next/islands.json, which
 * tells the server what to put into a page. Run after `next build`, whose folder it writes to.
 */
export async function buildIslands(): Promise<void> {
  const { metafile } = await build({
    entryPoints: [LOADER],
    outdir: FOLDER,
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
      'next/link': './components/islands/link.tsx',
      'next/navigation': './components/islands/navigation.ts',
    },
    logLevel: 'warning',
  })
  writeFileSync('.next/islands.json', JSON.stringify(filesOf(metafile)))
}

function filesOf({ outputs }: Metafile): IslandFiles {
  const entry = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === LOADER)
  if (!entry) throw new Error('The loader of the islands was not built.')
  const [loaderFile, loader] = entry
  const withLoader = staticFiles(outputs, loaderFile)
  const files: Record<string, string[]> = {}
  for (const { path, kind } of loader.imports) {
    const source = outputs[path]?.entryPoint
    if (kind !== 'dynamic-import' || !source) continue
    const own = staticFiles(outputs, path).filter((file) => !withLoader.includes(file))
    files[basename(source).replace(/\.tsx?$/, '')] = own.map(addressOf)
  }
  return { loader: addressOf(loaderFile), files: { ...files, '': withLoader.map(addressOf) } }
}

/** A file and all that it imports at once. */
function staticFiles(outputs: Metafile['outputs'], file: string, seen: string[] = []): string[] {
  if (seen.includes(file)) return seen
  seen.push(file)
  for (const { path, kind } of outputs[file]?.imports ?? [])
    if (kind === 'import-statement') staticFiles(outputs, path, seen)
  return seen
}

const addressOf = (file: string) => file.replace(FOLDER, ADDRESS)

/** The names of the islands that the loader knows, read from its registry. */
export function islandNames(): string[] {
  const source = readFileSync('components/islands/registry.ts', 'utf8')
  return [...source.matchAll(/^ {2}'?([a-z-]+)'?: /gm)].map(([, name]) => name as string)
}
