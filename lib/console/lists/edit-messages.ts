export const editMessages = {
  changed: 'Someone else just edited this.',
  howToGoOn: 'Their version is next to each field that differs: use theirs, or save to keep yours.',
} as const

type FailedResponse = { status: number; message: string }

export function errorMessageOf(
  response: FailedResponse | null,
  { gone, notSaved }: { gone: string; notSaved: string },
): string {
  if (response?.status === 404) return gone
  if (response?.status === 409) return `${response.message} ${editMessages.howToGoOn}`
  return response?.message || notSaved
}
