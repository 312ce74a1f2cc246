export const editMessages = {
  changed: 'Someone changed this in the meantime.',
  howToGoOn: 'What it is now stands beside each field that differs: take it, or save again to keep yours.',
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
