import { AdminRole } from '@/lib/generated/prisma/enums'

export type Permission = 'owner' | 'editor' | 'recruiter'

const permissionsOf: Record<AdminRole, readonly Permission[]> = {
  OWNER: ['owner', 'editor', 'recruiter'],
  EDITOR: ['editor'],
  RECRUITER: ['recruiter'],
}

export function hasPermission(role: AdminRole, permission: Permission): boolean {
  return permissionsOf[role].includes(permission)
}

export const rolesWith = (permission: Permission) =>
  Object.values(AdminRole).filter((role) => hasPermission(role, permission))

export const adminRoles = [
  { value: AdminRole.OWNER, label: 'Owner', text: 'Everything, including admins and the email log.' },
  { value: AdminRole.RECRUITER, label: 'Recruiter', text: 'Registrations, postings, applications and messages.' },
  { value: AdminRole.EDITOR, label: 'Editor', text: 'Blogs, comments, partners, page content and messages.' },
] as const

export const roleLabel = (role: AdminRole) => adminRoles.find(({ value }) => value === role)?.label ?? role
