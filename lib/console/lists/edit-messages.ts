export const editMessages = {
  changed: 'Someone else just edited this.',
  changedSinceDraft: 'Someone edited this after you started your draft.',
  howToGoOn: 'Their version is next to each field that differs: use theirs, or save to keep yours.',
} as const

export const versionMessages = {
  ask: 'Restore this version? The current one stays in the history.',
  restored: 'Earlier version restored.',
  notRestored: "We couldn't restore this version. Try again.",
} as const

type FailedResponse = { status: number; message: string }

export function errorMessageOf(
  { status, message }: FailedResponse,
  { gone, notSaved }: { gone: string; notSaved: string },
): string {
  if (status === 404) return gone
  return status === 409 ? `${message} ${editMessages.howToGoOn}` : message || notSaved
}
