import type { Identified } from '@/lib/auth/providers/flow'
import { listOf, type StoredProvider } from '@/lib/auth/providers/schema'
import type { AdminRole } from '@/lib/generated/prisma/enums'

type Rules = Pick<
  StoredProvider,
  'kind' | 'domains' | 'groupsClaim' | 'groups' | 'ownerGroups' | 'recruiterGroups' | 'editorGroups'
>
type Person = Pick<Identified, 'email' | 'isEmailVerified' | 'claims'>

/**
 * Whether someone in the directory can sign in, and the role that their groups give them. With domains, the verified
 * email has to be in one of them. Groups are required if the provider names some that aren't for a role, or no domains.
 */
export function admit(rules: Rules, { email, isEmailVerified, claims }: Person): { role: AdminRole | null } | null {
  const own = groupsIn(claims[rules.groupsClaim || 'groups'])
  const isIn = (list: string) => listOf(list).some((group) => own.includes(group))
  const role = isIn(rules.ownerGroups)
    ? 'OWNER'
    : isIn(rules.recruiterGroups)
      ? 'RECRUITER'
      : isIn(rules.editorGroups)
        ? 'EDITOR'
        : null
  const domains = listOf(rules.domains.toLowerCase())
  const isInDomain = isEmailVerified && domains.includes(domainOf(rules, email, claims))
  if (domains.length > 0 && !isInDomain) return null
  const needsGroup = rules.groups !== '' || domains.length === 0
  return needsGroup && !role && !isIn(rules.groups) ? null : { role }
}

/** A Google account can keep a company's email after its owner has left. Google names the company it's managed by. */
function domainOf({ kind }: Rules, email: string, { hd }: Person['claims']): string {
  return kind === 'google' ? String(hd ?? '').toLowerCase() : email.slice(email.lastIndexOf('@') + 1)
}

function groupsIn(claim: unknown): string[] {
  const values = Array.isArray(claim) ? claim : [claim]
  return values.filter((value) => typeof value === 'string' && value !== '')
}
