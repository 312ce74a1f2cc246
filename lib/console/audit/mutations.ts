import 'server-only'
import type { Program } from '@/lib/auth/api-keys'
import type { Admin, Seeker } from '@/lib/auth/guards'
import type { AuditAction } from '@/lib/console/audit/sentences'
import { type Database, db } from '@/lib/db'
import type { Prisma } from '@/lib/generated/prisma/client'
import { now } from '@/lib/platform/clock'
import { requests } from '@/lib/platform/log'

type Outsider = { kind: 'employer'; email: string } | { kind: 'system' }
/** Includes the name, because the request of someone who is just signing in has no `Admin` yet. */
type NamedAdmin = Pick<Admin, 'kind' | 'id' | 'email' | 'name'>
/** An applicant who opened a signed link and has no session. */
type LinkedSeeker = Pick<Seeker, 'kind' | 'id' | 'email'>
export type Actor = Seeker | LinkedSeeker | NamedAdmin | Program | Outsider

type AuditedAction = {
  action: AuditAction
  subjectId?: number
  subject?: string
  /** What changed, as plain JSON. Never include a password, code, token or file. */
  detail?: Prisma.InputJsonObject
}

export const audit = (tx: Database, actor: Actor, audited: AuditedAction) => auditAll(tx, actor, [audited])

export async function auditAll(tx: Database, actor: Actor, audited: AuditedAction[]): Promise<void> {
  const shared = { ...describeActor(actor), createdAt: now() }
  const data = audited.map(({ action, subjectId = null, subject = '', detail = {} }) => {
    return { ...shared, action, subjectId, subject, detail }
  })
  await tx.auditEntry.createMany({ data })
  requests.getStore()?.audited?.push(...audited.map(({ action }) => action))
}

export function describeActor(actor: Actor) {
  if (actor.kind === 'system') return { actorKind: 'SYSTEM' as const, actorId: null, actorName: 'System' }
  if (actor.kind === 'employer') return { actorKind: 'EMPLOYER' as const, actorId: null, actorName: actor.email }
  if (actor.kind === 'seeker') return { actorKind: 'SEEKER' as const, actorId: actor.id, actorName: actor.email }
  if (actor.kind === 'program') return { actorKind: 'API_KEY' as const, actorId: actor.id, actorName: actor.name }
  return { actorKind: 'ADMIN' as const, actorId: actor.id, actorName: actor.name || actor.email }
}

export function recordExport(
  admin: Admin,
  subject: string,
  searchParams: Record<string, string>,
  action: 'list.exported' | 'report.exported' = 'list.exported',
): Promise<void> {
  return db().$transaction((tx) => audit(tx, admin, { action, subject, detail: searchParams }))
}
