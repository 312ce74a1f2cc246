import { dayLabel } from '@/lib/platform/dates'

type Passkey = { id: number; name: string; createdAt: Date; lastUsedAt: Date | null }

/** A passkey as the account page shows it. */
export function toListed({ id, name, createdAt, lastUsedAt }: Passkey) {
  return {
    id,
    name,
    added: dayLabel(createdAt),
    lastUsed: lastUsedAt ? `Last used ${dayLabel(lastUsedAt)}.` : 'Not used yet.',
  }
}

export type ListedPasskey = ReturnType<typeof toListed>
