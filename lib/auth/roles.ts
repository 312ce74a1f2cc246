import { AdminRole } from '@/lib/generated/prisma/enums'

/** The work that a call or page of the back office belongs to. */
export type AdminDuty = 'owner' | 'editor' | 'recruiter'

const dutiesOf: Record<AdminRole, readonly AdminDuty[]> = {
  OWNER: ['owner', 'editor', 'recruiter'],
  EDITOR: ['editor'],
  RECRUITER: ['recruiter'],
}

/** Whether an admin of that role may do that work: an owner may do all. */
export function hasDuty(role: AdminRole, duty: AdminDuty): boolean {
  return dutiesOf[role].includes(duty)
}

/** The roles as they are chosen and shown. */
export const adminRoles = [
  { value: AdminRole.OWNER, label: 'Owner', text: 'Everything, admins and the outbox included.' },
  { value: AdminRole.RECRUITER, label: 'Recruiter', text: 'Registrations, postings, applications and messages.' },
  { value: AdminRole.EDITOR, label: 'Editor', text: 'Blogs, comments, partners and messages.' },
] as const

/** What a role is called: 'Recruiter'. */
export const roleLabel = (role: AdminRole) => adminRoles.find(({ value }) => value === role)?.label ?? role
