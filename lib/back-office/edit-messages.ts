export const editMessages = {
  changed: 'Someone changed this in the meantime.',
  howToGoOn: 'What it is now stands beside each field that differs: take it, or save again to keep yours.',
} as const

type Answer = { status: number; message: string }

export function refusalOf(answer: Answer | null, { gone, notSaved }: { gone: string; notSaved: string }): string {
  if (answer?.status === 404) return gone
  if (answer?.status === 409) return `${answer.message} ${editMessages.howToGoOn}`
  return answer?.message || notSaved
}
