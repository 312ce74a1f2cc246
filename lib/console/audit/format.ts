import type { ActorKind } from '@/lib/generated/prisma/enums'

/** Labels of actions that are stored under other names. */
const labels: Record<string, string> = {
  'api-key.created': 'API key created',
  'api-key.revoked': 'API key revoked',
  'application.resume-read': 'Resume read by a program',
  'admin.second-factor-off': 'Two-step verification turned off',
  'admin.second-factor-on': 'Two-step verification turned on',
  'comment.waiting': 'Comment back to pending',
  'mail.resent': 'Email resent',
  'mail-template.changed': 'Email template edited',
  'mail-template.reset': 'Email template reset',
  'mail-wording.changed': 'Email template edited (earlier version)',
  'mail-wording.reset': 'Email template reset (earlier version)',
  'news.sent': 'Newsletter sent',
  'posting.answered': 'Posting resubmitted',
  'posting.change-sent': 'Posting change submitted',
  'posting.change-taken-back': 'Posting change discarded',
  'posting.reading-mended': 'Posting location or pay corrected',
  'posting.reminded': 'Reminder sent that the job closes soon',
  'report.handled': 'Report resolved',
  'retention.warned': 'Deletion notices sent',
  'sample-data.added': 'Sample activity added',
  'sample-data.removed': 'Sample data removed',
  'task.row-set-aside': 'Background job stuck',
}

export const actionLabel = (action: string): string => labels[action] ?? capitalized(action.replace(/[.\-_]+/g, ' '))

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const kindNames: Record<ActorKind, string> = {
  ADMIN: 'Admin',
  SEEKER: 'Job seeker',
  EMPLOYER: 'Employer',
  SYSTEM: 'System',
  API_KEY: 'API key',
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
  { value: 'api-keys', label: 'API keys', kind: 'API_KEY' },
] as const

export function readActor(actor: string) {
  const group = actorGroups.find(({ value }) => value === actor)
  if (group) return { actorKind: group.kind }
  const id = /^admin-(\d{1,9})$/.exec(actor)?.[1]
  return id ? { actorKind: 'ADMIN' as const, actorId: Number(id) } : {}
}
