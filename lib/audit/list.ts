import { defineList } from '@/lib/back-office/list'

/** The owners' view of the audit trail, newest first. Actions and admins are filtered by as they occur. */
export const auditList = defineList({
  path: '/audit',
  sorts: ['when'],
  initialSort: { sort: 'when', direction: 'desc' },
  filters: { action: 'any', actor: 'any' },
})

export type AuditQuery = ReturnType<typeof auditList.read>

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
