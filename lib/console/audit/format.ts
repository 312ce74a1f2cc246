import type { ActorKind } from '@/lib/generated/prisma/enums'

export function actionLabel(action: string): string {
  const words = action.replace(/[.\-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const kindNames: Record<ActorKind, string> = {
  ADMIN: 'Admin',
  SEEKER: 'Job seeker',
  EMPLOYER: 'Employer',
  SYSTEM: 'System',
}

export const nameOfActorKind = (kind: ActorKind) => kindNames[kind]

export function detailLines(detail: unknown): { name: string; value: string }[] {
  if (typeof detail !== 'object' || detail === null) return []
  return Object.entries(detail).map(([name, value]) => ({
    name: wordsOf(name),
    value: typeof value === 'string' ? value : JSON.stringify(value),
  }))
}

const wordsOf = (name: string) => name.replace(/([a-z])([A-Z])/g, (_, last, first) => `${last} ${first.toLowerCase()}`)

export const actorGroups = [
  { value: 'employers', label: 'Employers', kind: 'EMPLOYER' },
  { value: 'seekers', label: 'Job seekers', kind: 'SEEKER' },
  { value: 'portal', label: 'System', kind: 'SYSTEM' },
] as const

export function readActor(actor: string) {
  const group = actorGroups.find(({ value }) => value === actor)
  if (group) return { actorKind: group.kind }
  const id = /^admin-(\d{1,9})$/.exec(actor)?.[1]
  return id ? { actorKind: 'ADMIN' as const, actorId: Number(id) } : {}
}
