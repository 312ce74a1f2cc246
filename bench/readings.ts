import { readFileSync } from 'node:fs'
import { payLine, placeLine } from '@/e2e/support/reading-lines'

/**
 * `npm run bench -- readings`: parses bench/readings/*.txt and prints, by class, how many strings are parsed as
 * intended and how many are wrong. Covers the strings the parsers were developed with and held-out ones. Lists the
 * misses of the former, or of both with `--all`.
 */
type Row = { kind: string; text: string; expected: string; read: string; isHeldOut: boolean; ms: number }

const partsOf = (line: string) => line.split('; ').filter(Boolean)
const sorted = (line: string) => partsOf(line).sort().join('; ')
const rows = [
  ...rowsOf('places', placeLine, false),
  ...rowsOf('pay', payLine, false),
  ...rowsOf('places.more', placeLine, true),
  ...rowsOf('pay.more', payLine, true),
]
const isWrong = ({ read, expected }: Row) => partsOf(read).some((each) => !partsOf(expected).includes(each))
const isRight = ({ read, expected }: Row) => sorted(read) === sorted(expected)

for (const row of rows) {
  if (isRight(row) || (row.isHeldOut && !process.argv.includes('--all'))) continue
  console.log(`${isWrong(row) ? 'WRONG' : 'less '} ${row.text}\n      meant ${row.expected}\n      read  ${row.read}`)
}
const table = [...new Set(rows.map(({ kind }) => kind))]
  .map((kind) => ({ kind, all: rows.filter((row) => row.kind === kind) }))
  .map(({ kind, all }) => ({
    class: kind,
    ...scoreOf(
      'made with',
      all.filter(({ isHeldOut }) => !isHeldOut),
    ),
    ...scoreOf(
      'held out',
      all.filter(({ isHeldOut }) => isHeldOut),
    ),
  }))
console.table([
  ...table,
  {
    class: 'all',
    ...scoreOf(
      'made with',
      rows.filter(({ isHeldOut }) => !isHeldOut),
    ),
    ...scoreOf(
      'held out',
      rows.filter(({ isHeldOut }) => isHeldOut),
    ),
  },
])
const times = rows.map(({ ms }) => ms).sort((one, other) => one - other)
const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(2)
console.log(`${rows.length} readings: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.999)} ms`)
console.log(`memory ${Math.round(process.memoryUsage().heapUsed / 1024 / 1024)} MB of heap`)

function scoreOf(name: string, part: Row[]) {
  const right = part.filter(isRight).length
  return {
    [`${name}: right`]: `${right} of ${part.length}`,
    [`${name}: wrong`]: part.filter((row) => !isRight(row) && isWrong(row)).length,
  }
}

function rowsOf(file: string, lineOf: (text: string) => string, isDealt: boolean): Row[] {
  const found: Row[] = []
  let kind = ''
  for (const line of readFileSync(`bench/readings/${file}.txt`, 'utf8').split('\n')) {
    if (line.startsWith('## ')) kind = `${file}: ${line.slice(3)}`
    const [text = '', expected] = line.startsWith('#') ? [] : line.split(/ => ?/)
    if (expected === undefined) continue
    lineOf(text)
    const startedAt = performance.now()
    const read = lineOf(text)
    const ms = performance.now() - startedAt
    found.push({ kind, text, expected: expected.trim(), read, isHeldOut: isDealt && found.length % 2 === 1, ms })
  }
  return found
}
