import type { ActorKind } from '@/lib/generated/prisma/enums'

/** 'posting.approved' as people say it: 'Posting approved'. */
export function actionLabel(action: string): string {
  const words = action.replace(/[.\-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kindNames: Record<ActorKind, string> = {
  ADMIN: 'Admin',
  SEEKER: 'Job seeker',
  EMPLOYER: 'Employer',
  SYSTEM: 'The portal',
}

export const nameOfActorKind = (kind: ActorKind) => kindNames[kind]

/** The details of an entry as lines of name and value: 'reason' and what it says. */
export function detailLines(detail: unknown): { name: string; value: string }[] {
  if (typeof detail !== 'object' || detail === null) return []
  return Object.entries(detail).map(([name, value]) => ({
    name: wordsOf(name),
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}

/** 'copyId' as 'copy id'. */
const wordsOf = (name: string) => name.replace(/([a-z])([A-Z])/g, (_, last, first) => `${last} ${first.toLowerCase()}`)
