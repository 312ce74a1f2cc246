import { json, type Row } from '@/e2e/support/access/row'

/** A person that doesn't exist, so that no test waits for the background job that links them. */
const UNKNOWN_ID = 2_000_000_000
const UNKNOWN_SEND = '6e2f3f3e-3a0b-4b8e-8d5a-0a7a5f6c9d10'

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
  {
    call: 'DELETE /api/people/{id}/refusals',
    ...ofRecruiters,
    sent: () => ({ path: `/api/people/${UNKNOWN_ID}/refusals?address=no.one@mail.example` }),
  },
  {
    call: 'POST /api/people/mails',
    ...ofRecruiters,
    admin: 400,
    sent: () =>
      json('/api/people/mails', {
        sendId: UNKNOWN_SEND,
        recipients: [{ personId: UNKNOWN_ID, email: 'no.one@mail.example' }],
        subject: 'A job for you',
        text: 'Hi {name}',
      }),
  },
  {
    call: 'DELETE /api/people/mails/{sendId}',
    ...ofRecruiters,
    sent: () => ({ path: `/api/people/mails/${UNKNOWN_SEND}` }),
  },
  {
    call: 'POST /api/message-templates',
    ...ofRecruiters,
    admin: 400,
    sent: () => json('/api/message-templates', { name: '', subject: 'A job for you', text: 'Hi {name}' }),
  },
  {
    call: 'PUT /api/message-templates/{id}',
    ...ofRecruiters,
    sent: () =>
      json(`/api/message-templates/${UNKNOWN_ID}`, { name: 'New', subject: 'New', text: 'Hi {name}', version: 1 }),
  },
  {
    call: 'DELETE /api/message-templates/{id}',
    ...ofRecruiters,
    sent: () => ({ path: `/api/message-templates/${UNKNOWN_ID}` }),
  },
]
