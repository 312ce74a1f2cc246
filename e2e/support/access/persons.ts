import { json, type Row } from '@/e2e/support/access/row'

/** A person that doesn't exist, so that no test waits for the background job that links them. */
const UNKNOWN_ID = 2_000_000_000

const ofRecruiters = { anon: 401, other: 403, own: 403, admin: 404, roles: ['recruiter'] } satisfies Partial<Row>

export const personRows: Row[] = [
  {
    call: 'PATCH /api/people/{id}',
    ...ofRecruiters,
    sent: () => json(`/api/people/${UNKNOWN_ID}`, { ownerId: '', followUpAt: '', tags: 'Java', version: 1 }),
  },
  {
    call: 'POST /api/people/{id}/notes',
    ...ofRecruiters,
    sent: () => json(`/api/people/${UNKNOWN_ID}/notes`, { text: 'Called.' }),
  },
  {
    call: 'DELETE /api/people/{id}/notes/{noteId}',
    ...ofRecruiters,
    sent: () => ({ path: `/api/people/${UNKNOWN_ID}/notes/${UNKNOWN_ID}` }),
  },
  {
    call: 'POST /api/people/{id}/merges',
    ...ofRecruiters,
    sent: () => json(`/api/people/${UNKNOWN_ID}/merges`, { otherId: 1_999_999_999, version: 1, otherVersion: 1 }),
  },
  {
    call: 'DELETE /api/people/{id}/merges/{mergeId}',
    ...ofRecruiters,
    sent: () => ({ path: `/api/people/${UNKNOWN_ID}/merges/${UNKNOWN_ID}` }),
  },
]
