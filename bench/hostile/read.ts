import { readFileSync } from 'node:fs'
import { openReader } from '@/lib/platform/resumes/reader'
import { type HostileDocument, hostileDocument } from './documents'

export type Limits = { ms: number; memoryMb: number }
export type Outcome = Pick<HostileDocument, 'kind'> & { number: number; state: string; ms: number; peakMb: number }

/** How reading a document may end. */
export const documentedStates = ['READ', 'NO_TEXT', 'ENCRYPTED', 'BROKEN', 'TOO_LARGE']

const PAGE_BYTES = 4096
const LOOK_EVERY_MS = 20

/** Reads the documents with these numbers one after the other, then a good one. `report` hears of each. */
export async function readHostile(
  numbers: Iterable<number>,
  limits: Limits,
  report: (outcome: Outcome) => void = () => {},
): Promise<{ outcomes: Outcome[]; isStillReading: boolean }> {
  const reader = openReader({ path: 'server/resume-reader.ts', execArgv: ['--import', 'tsx'] }, limits)
  const outcomes: Outcome[] = []
  for (const number of numbers) {
    const { kind, bytes, mimeType } = hostileDocument(number)
    const { pid } = await reader.start()
    let peakMb = 0
    const watch = setInterval(() => {
      peakMb = Math.max(peakMb, megabytesOf(pid))
    }, LOOK_EVERY_MS)
    const startedAt = performance.now()
    const wanted = number % 3 === 0 ? 'html' : 'text'
    const { state } = await reader.read({ bytes, mimeType, wanted }).finally(() => clearInterval(watch))
    const outcome = { kind, number, state, ms: performance.now() - startedAt, peakMb }
    outcomes.push(outcome)
    report(outcome)
  }
  const resume = { bytes: readFileSync('lib/platform/resumes/fixtures/resume.pdf'), mimeType: 'application/pdf' }
  const { state } = await reader.read({ ...resume, wanted: 'text' })
  await reader.close()
  return { outcomes, isStillReading: state === 'READ' }
}

function megabytesOf(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
  }
}
