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

/** Who acts without being one of the admins, as the filter names them. */
export const actorGroups = [
  { value: 'employers', label: 'Employers', kind: 'EMPLOYER' },
  { value: 'seekers', label: 'Job seekers', kind: 'SEEKER' },
  { value: 'portal', label: 'The portal', kind: 'SYSTEM' },
] as const

/** What the filter means: one of the groups, one admin ('admin-7'), or nothing that is known. */
export function readActor(actor: string) {
  const group = actorGroups.find(({ value }) => value === actor)
  if (group) return { actorKind: group.kind }
  const id = /^admin-(\d{1,9})$/.exec(actor)?.[1]
  return id ? { actorKind: 'ADMIN' as const, actorId: Number(id) } : {}
}
