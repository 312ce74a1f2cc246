import { parseArgs } from 'node:util'
import { say } from '@/scripts/prepare.mjs'
import { documentedStates, type Outcome, readHostile } from './hostile/read'

/**
 * `npm run bench -- hostile --documents 2000`: has the resume reader read made-up hostile documents with a resume's usual
 * limits, and prints how they ended by kind, with time and memory. Fails if the reader broke a limit or stopped reading.
 * `--from 123 --documents 1` repeats one.
 */
const { values } = parseArgs({
  options: {
    documents: { type: 'string', default: '2000' },
    from: { type: 'string', default: '0' },
    seconds: { type: 'string', default: '10' },
  },
})
const [documents, from, seconds] = [values.documents, values.from, values.seconds].map(Number) as [
  number,
  number,
  number,
]
const limits = { ms: seconds * 1_000, memoryMb: 400 }
/** A document is tried again in a new process if one that was used before ended. */
const MAX_MS = 2 * limits.ms + 30_000
const REPORT_EVERY = 100

const numbers = Array.from({ length: documents }, (_, index) => from + index)
const before = process.memoryUsage().rss
const { outcomes, isStillReading } = await readHostile(numbers, limits, ({ number }) => {
  if (number % REPORT_EVERY === REPORT_EVERY - 1) say(`${number + 1} of ${from + documents} …`)
})
const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
console.table(
  kinds.map((kind) =>
    rowOf(
      kind,
      outcomes.filter((outcome) => outcome.kind === kind),
    ),
  ),
)
const wrong = outcomes.filter(({ state, ms }) => !documentedStates.includes(state) || ms > MAX_MS)
for (const { number, kind, state, ms } of wrong)
  console.log(`Document ${number} (${kind}): ${state} after ${Math.round(ms)} ms`)
const all = rowOf('all', outcomes)
const growth = Math.round((process.memoryUsage().rss - before) / 1024 / 1024)
console.log(
  `${documents} documents: longest ${all.longest} ms, most memory ${all.peak} MB in the reader, ${growth} MB more in this process.`,
)
console.log(isStillReading ? 'A good resume is still read.' : "A good resume isn't read anymore.")
process.exit(wrong.length === 0 && isStillReading ? 0 : 1)

function rowOf(kind: string, of: Outcome[]) {
  const states = Object.fromEntries(
    documentedStates.map((state) => [state, of.filter((one) => one.state === state).length]),
  )
  const times = of.map(({ ms }) => ms).sort((one, other) => one - other)
  return {
    kind,
    ...states,
    median: Math.round(times[times.length >> 1] ?? 0),
    longest: Math.round(times.at(-1) ?? 0),
    peak: Math.round(Math.max(...of.map(({ peakMb }) => peakMb))),
  }
}
