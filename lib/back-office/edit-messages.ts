/** What is said when a row was changed by somebody else while its edit form was open. */
export const editMessages = {
  changed: 'Someone changed this in the meantime.',
  howToGoOn: 'What it is now stands beside each field that differs: take it, or save again to keep yours.',
} as const

type Answer = { status: number; message: string }

/** What an edit form says when its save is refused, or could not even be made. */
export function refusalOf(answer: Answer | null, { gone, notSaved }: { gone: string; notSaved: string }): string {
  if (answer?.status === 404) return gone
  if (answer?.status === 409) return `${answer.message} ${editMessages.howToGoOn}`
  return answer?.message || notSaved
}
