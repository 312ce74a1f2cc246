import { readFileSync, writeFileSync } from 'node:fs'
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
    // Every island reaches what this file names, so that it stands in one file with React instead of in twenty.
    inject: ['components/islands/shared.ts'],
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
  const [loaderFile] = entry
  const withLoader = staticFiles(outputs, loaderFile)
  const files: Record<string, string[]> = { '': withLoader.map(addressOf) }
  for (const [name, source] of Object.entries(islandSources())) {
    const file = Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.replace(/\.tsx?$/, '') === source)
    if (!file) throw new Error(`The island ${name} was not built from ${source}.`)
    files[name] = staticFiles(outputs, file)
      .filter((own) => !withLoader.includes(own))
      .map(addressOf)
  }
  return { loader: addressOf(loaderFile), files }
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

/** From which file each island is loaded that does not come with the loader, read from the registry. */
function islandSources(): Record<string, string> {
  const registry = readFileSync('components/islands/registry.ts', 'utf8')
  const loaded = /^ {2}'?([a-z-]+)'?: async .*import\('@\/([^']+)'\)/gm
  return Object.fromEntries([...registry.matchAll(loaded)].map(([, name, source]) => [name, source]))
}
