import type { ImportContent, JobImportState } from '@/lib/generated/prisma/enums'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { countOf, grouped } from '@/lib/platform/numbers'

type Tone = 'warning' | 'success' | 'danger' | 'neutral'

export const importStates: Record<JobImportState, { label: string; tone: Tone }> = {
  MAPPING: { label: 'Choose columns', tone: 'warning' },
  CHECKING: { label: 'Checking', tone: 'neutral' },
  READY: { label: 'Ready to import', tone: 'warning' },
  APPLYING: { label: 'Importing', tone: 'neutral' },
  DONE: { label: 'Imported', tone: 'success' },
  CANCELED: { label: 'Canceled', tone: 'neutral' },
  UNDOING: { label: 'Undoing', tone: 'neutral' },
  UNDONE: { label: 'Undone', tone: 'neutral' },
}

/** A feed's columns are known, so people only choose values for what it leaves out. */
export const stateLabel = ({ state, hasKnownColumns }: { state: JobImportState; hasKnownColumns: boolean }) =>
  state === 'MAPPING' && hasKnownColumns ? 'Check values' : importStates[state].label

export const runningStates = ['CHECKING', 'APPLYING', 'UNDOING'] as const satisfies JobImportState[]
export const isRunning = (state: JobImportState) => (runningStates as readonly JobImportState[]).includes(state)
export const cancelableStates = ['MAPPING', 'CHECKING', 'READY', 'APPLYING'] as const satisfies JobImportState[]

type Counts = Omit<ImportWire, 'handled' | 'filesToScan' | 'createdAt' | 'version'>

/** How many rows the current step has handled, and how many it has to handle. */
export function progressOf(counts: Counts): { handled: number; total: number } {
  const { state, total, added, changed, unchanged, refused, missing, applied } = counts
  const { deleted, closed, restored, kept } = counts
  if (state === 'APPLYING') return { handled: applied, total: added + changed + missing }
  if (state === 'UNDOING' || state === 'UNDONE') return { handled: deleted + closed + restored + kept, total: applied }
  return { handled: added + changed + unchanged + refused, total }
}

export const canUndo = ({ state, applied }: Pick<Counts, 'state' | 'applied'>) =>
  (state === 'DONE' || state === 'CANCELED') && applied > 0

type Undone = { content: ImportContent; deleted: number; closed: number; restored: number; kept: number }

/** What an import's row becomes: a row of a file with people can be a person, an application or both. */
export const nounOf: Record<ImportContent, { one: string; plural: string }> = {
  JOBS: { one: 'job', plural: 'jobs' },
  PEOPLE: { one: 'row', plural: 'rows' },
}

/** What undoing an import did, for example '3 jobs deleted, 1 closed because people have applied.' */
export function undoneText({ content, deleted, closed, restored, kept }: Undone): string {
  const parts = [
    [deleted, 'deleted'],
    [closed, 'closed because people have applied'],
    [restored, 'restored'],
    [
      kept,
      kept === 1 ? 'left as it is because it was changed since' : 'left as they are because they were changed since',
    ],
  ] as const
  const some = parts.filter(([count]) => count > 0)
  const noun = nounOf[content]
  if (some.length === 0) return `No ${noun.plural} were affected.`
  const texts = some.map(([count, what], place) => `${place === 0 ? countOf(count, noun.one) : grouped(count)} ${what}`)
  return `${texts.join(', ')}.`
}
