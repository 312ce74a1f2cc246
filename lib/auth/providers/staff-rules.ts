import * as z from 'zod'
import type { Identified } from '@/lib/auth/providers/flow'
import { listOf, type StoredProvider } from '@/lib/auth/providers/schema'
import type { AdminRole } from '@/lib/generated/prisma/enums'

type Rules = Pick<
  StoredProvider,
  'kind' | 'domains' | 'groupsClaim' | 'groups' | 'ownerGroups' | 'recruiterGroups' | 'editorGroups'
>
type Person = Pick<Identified, 'email' | 'isEmailVerified' | 'claims'>

export const standingSchema = z.object({ groups: z.array(z.string()), domain: z.string() })
/** What counts for admission: someone's groups, and their domain, which is empty if it isn't proven. */
export type Standing = z.output<typeof standingSchema>

/** What the rules give someone. */
export type Admission = { role: AdminRole | null; standing: Standing }

const MAX_GROUPS = 1_000

export function standingOf(rules: Rules, { email, isEmailVerified, claims }: Person): Standing {
  const groups = groupsIn(claims[rules.groupsClaim || 'groups']).slice(0, MAX_GROUPS)
  return { groups, domain: isEmailVerified ? domainOf(rules, email, claims) : '' }
}

/** Only the groups that the rules name, so that it fits into a cookie. */
export function namedOnly(rules: Rules, { groups, domain }: Standing): Standing {
  const named = [rules.groups, rules.ownerGroups, rules.recruiterGroups, rules.editorGroups].flatMap(listOf)
  return { groups: groups.filter((group) => named.includes(group)), domain }
}

/**
 * Whether someone in the directory can sign in, and the role that their groups give them. With domains, the verified
 * email has to be in one of them. Groups are required if the provider names some that aren't for a role, or no domains.
 */
export function admit(rules: Rules, { groups: own, domain }: Standing): { role: AdminRole | null } | null {
  const isIn = (list: string) => listOf(list).some((group) => own.includes(group))
  const role = isIn(rules.ownerGroups)
    ? 'OWNER'
    : isIn(rules.recruiterGroups)
      ? 'RECRUITER'
      : isIn(rules.editorGroups)
        ? 'EDITOR'
        : null
  const domains = listOf(rules.domains.toLowerCase())
  if (domains.length > 0 && !domains.includes(domain)) return null
  const needsGroup = rules.groups !== '' || domains.length === 0
  return needsGroup && !role && !isIn(rules.groups) ? null : { role }
}

/** A Google account can keep a company's email after its owner has left. Google names the company it's managed by. */
function domainOf({ kind }: Rules, email: string, { hd }: Person['claims']): string {
  return kind === 'google' ? String(hd ?? '').toLowerCase() : email.slice(email.lastIndexOf('@') + 1)
}

function groupsIn(claim: unknown): string[] {
  const values: unknown[] = Array.isArray(claim) ? claim : [claim]
  return values.filter((value): value is string => typeof value === 'string' && value !== '')
}
