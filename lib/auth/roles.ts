import { AdminRole } from '@/lib/generated/prisma/enums'

/** What a call or page of the back office asks of an admin. */
export type Permission = 'owner' | 'editor' | 'recruiter'

const permissionsOf: Record<AdminRole, readonly Permission[]> = {
  OWNER: ['owner', 'editor', 'recruiter'],
  EDITOR: ['editor'],
  RECRUITER: ['recruiter'],
}

/** Whether that role has the permission; an owner has all. */
export function hasPermission(role: AdminRole, permission: Permission): boolean {
  return permissionsOf[role].includes(permission)
}

/** The roles as they are chosen and shown. */
export const adminRoles = [
  { value: AdminRole.OWNER, label: 'Owner', text: 'Everything, admins and the outbox included.' },
  { value: AdminRole.RECRUITER, label: 'Recruiter', text: 'Registrations, postings, applications and messages.' },
  { value: AdminRole.EDITOR, label: 'Editor', text: 'Blogs, comments, partners and messages.' },
] as const

/** What a role is called: 'Recruiter'. */
export const roleLabel = (role: AdminRole) => adminRoles.find(({ value }) => value === role)?.label ?? role
