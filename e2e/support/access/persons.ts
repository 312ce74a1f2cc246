import { json, type Row } from '@/e2e/support/access/row'

/** A person that doesn't exist, so that no test waits for the background job that links them. */
const UNKNOWN_ID = 2_000_000_000

export const personRows: Row[] = [
  {
    call: 'PATCH /api/people/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => json(`/api/people/${UNKNOWN_ID}`, { ownerId: '', followUpAt: '', tags: 'Java', version: 1 }),
  },
]
