const MAX_STEPS = 100
/** Typing in one field without a longer pause is one step. */
const PAUSE_MS = 1_000

/** The states of a document that an editor can go back to. `field` and `at` describe the last edit. */
export type EditHistory<Doc> = {
  past: readonly Doc[]
  present: Doc
  future: readonly Doc[]
  field: string | null
  at: number
}

export const startHistory = <Doc>(present: Doc): EditHistory<Doc> => ({
  past: [],
  present,
  future: [],
  field: null,
  at: 0,
})

/** Adds an edit at the time `at`, in ms. `field` is null for edits that are always a step of their own. */
export function withEdit<Doc>(
  history: EditHistory<Doc>,
  present: Doc,
  field: string | null,
  at: number,
): EditHistory<Doc> {
  if (JSON.stringify(present) === JSON.stringify(history.present)) return history
  const isSameStep = field !== null && field === history.field && at - history.at < PAUSE_MS
  const past = isSameStep ? history.past : [...history.past, history.present].slice(-MAX_STEPS)
  return { past, present, future: [], field, at }
}

export function undone<Doc>({ past, present, future }: EditHistory<Doc>): EditHistory<Doc> | null {
  const previous = past.at(-1)
  if (previous === undefined) return null
  return { past: past.slice(0, -1), present: previous, future: [present, ...future], field: null, at: 0 }
}

export function redone<Doc>({ past, present, future }: EditHistory<Doc>): EditHistory<Doc> | null {
  const [next, ...later] = future
  if (next === undefined) return null
  return { past: [...past, present], present: next, future: later, field: null, at: 0 }
}
