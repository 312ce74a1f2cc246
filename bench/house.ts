import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

type Source = { file: string; text: string; lines: number; imports: Import[] }
type Import = { file: string; isType: boolean }

const TEST = /(^e2e\/|\.test\.tsx?$|\.spec\.ts$)/
const GENERATED = /^lib\/generated\//
/** Entry points that Next, npm or people run. Nothing has to import them. */
const ENTRY =
  /^(app\/.*\/)?(page|layout|route|loading|error|not-found|sitemap|robots|manifest)\.tsx?$|^app\/|^(scripts|bench|prisma|deploy)\/|^server\/main\.ts$|^[^/]+$/

/**
 * `npm run house`: prints the size of the source, the share of modules with one importer, import cycles at run time and
 * the share of comments. Takes a folder, for example with another commit.
 */
function measure(folder: string): void {
  process.chdir(folder)
  const names = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' }).split('\n')
  const files = names.filter((name) => name && existsSync(name) && !name.endsWith('.d.ts') && !GENERATED.test(name))
  const sources = files.filter((name) => !TEST.test(name)).map(read)
  const tests = files.filter((name) => TEST.test(name)).map(read)
  const lines = sources.map((source) => source.lines).sort((one, other) => one - other)
  const modules = sources.filter(({ file }) => !ENTRY.test(file))
  const alone = modules.filter(({ file }) => importersOf(file, sources).length === 1)
  /** React and the islands need browser code in a separate file. */
  const isApart = (module: Source) => {
    const importer = sources.find(({ file }) => file === importersOf(module.file, sources)[0])
    return module.file.includes('.island.') || (isClient(module) && !(importer && isClient(importer)))
  }
  const circles = circlesOf(sources)
  const comments = sum(sources.map(({ text }) => commentLines(text)))
  const share = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)}%`
  const facts: [string, string][] = [
    ['source files', String(sources.length)],
    ['lines of source', String(sum(lines))],
    ['lines a file, median and 90th percentile', `${quantile(lines, 0.5)} and ${quantile(lines, 0.9)}`],
    ['test files and their lines', `${tests.length} and ${sum(tests.map((test) => test.lines))}`],
    ['modules with one importer', `${alone.length} of ${modules.length}, ${share(alone.length, modules.length)}`],
    ['of these, islands and client files of a server file', String(alone.filter(isApart).length)],
    ['of these under 40 lines', String(alone.filter((module) => module.lines < 40).length)],
    ['import circles at run time', String(circles.length)],
    ['lines of comments', share(comments, sum(lines))],
  ]
  for (const [name, value] of facts) console.log(`${name.padEnd(54)}${value}`)
  for (const circle of circles) console.log(`  circle: ${circle.join(' → ')}`)
  if (process.argv.includes('--list'))
    for (const { file, lines: length } of alone) console.log(`${file} ${length} ← ${importersOf(file, sources)[0]}`)
}

function read(file: string): Source {
  const text = readFileSync(file, 'utf8')
  return { file, text, lines: text.trimEnd().split('\n').length, imports: importsOf(file, text) }
}

function importsOf(file: string, text: string): Import[] {
  const found = text.matchAll(/^(?:import|export)\b([^'"`]*?)(?:from )?'([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].flatMap(([, clause = '', name, dynamic]) => {
    const target = resolved(file, name ?? dynamic ?? '')
    const named = /\{([^}]*)\}/
      .exec(clause)?.[1]
      ?.split(',')
      .filter((one) => one.trim())
    const isType = /^\s*type\b/.test(clause) || Boolean(named?.every((one) => one.trim().startsWith('type ')))
    return target ? [{ file: target, isType: isType || Boolean(dynamic) }] : []
  })
}

function resolved(from: string, name: string): string | undefined {
  if (!/^(@\/|\.)/.test(name)) return undefined
  const path = name.startsWith('@/') ? name.slice(2) : join(dirname(from), name)
  return ['', '.ts', '.tsx', '.mjs', '/index.ts']
    .map((ending) => path + ending)
    .find((one) => /\.\w+$/.test(one) && existsSync(one))
}

const importersOf = (file: string, sources: Source[]) =>
  sources.filter(({ imports }) => imports.some((one) => one.file === file)).map((source) => source.file)

function circlesOf(sources: Source[]): string[][] {
  const next = new Map(sources.map(({ file, imports }) => [file, imports.filter(({ isType }) => !isType)]))
  const circles = new Map<string, string[]>()
  const done = new Set<string>()
  for (const { file } of sources) follow(file, [])
  return [...circles.values()]

  function follow(file: string, path: string[]): void {
    const at = path.indexOf(file)
    if (at >= 0) {
      const circle = path.slice(at)
      circles.set([...circle].sort().join(), [...circle, file])
      return
    }
    if (done.has(file)) return
    for (const one of next.get(file) ?? []) follow(one.file, [...path, file])
    done.add(file)
  }
}

function commentLines(text: string): number {
  const blocks = text.match(/^[ \t]*\/\*[\s\S]*?\*\//gm) ?? []
  const single = text.match(/^[ \t]*\/\/(?! biome-ignore)/gm) ?? []
  return sum(blocks.map((block) => block.split('\n').length)) + single.length
}

const isClient = ({ text }: Source) => text.startsWith("'use client'")
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0)
const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0

measure(process.argv.slice(2).find((word) => !word.startsWith('-')) ?? '.')
