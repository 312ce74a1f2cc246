import type { Audience } from '@/lib/api/route'

/** Who an audience is, in words. */
export const audienceWords: Record<Audience, string> = {
  anyone: 'Anyone',
  seeker: 'A signed-in job seeker, for what is their own',
  admin: 'Every admin',
  owner: 'Admins: owners',
  editor: 'Admins: owners and editors',
  recruiter: 'Admins: owners and recruiters',
  'seeker-or-recruiter': 'A signed-in job seeker for what is their own; admins: owners and recruiters',
}

/** The columns of "who may do what". */
export const people = ['Anyone', 'Job seeker', 'Owner', 'Recruiter', 'Editor'] as const
export type Person = (typeof people)[number]

const admitted: Record<Audience, readonly Person[]> = {
  anyone: people,
  seeker: ['Job seeker'],
  admin: ['Owner', 'Recruiter', 'Editor'],
  owner: ['Owner'],
  editor: ['Owner', 'Editor'],
  recruiter: ['Owner', 'Recruiter'],
  'seeker-or-recruiter': ['Job seeker', 'Owner', 'Recruiter'],
}

export const mayCall = (audience: Audience, person: Person) => admitted[audience].includes(person)

/** The sessions by which an audience is known, as OpenAPI's security: any one of them. */
export function securityOf(audience: Audience): Record<string, string[]>[] {
  const kinds = [
    ...(mayCall(audience, 'Job seeker') ? ['seeker'] : []),
    ...(mayCall(audience, 'Owner') ? ['admin'] : []),
  ]
  return audience === 'anyone' ? [] : kinds.map((kind) => ({ [kind]: [] }))
}
