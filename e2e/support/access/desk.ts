import { json, type Row } from '@/e2e/support/access/row'

/** Calls that the lists of messages and applications use. */
export const deskRows: Row[] = [
  {
    call: 'PATCH /contactus/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter', 'editor'],
    sent: (row) => json(`/contactus/${row.messageId}`, { state: 'read' }),
  },
  {
    call: 'POST /contactus/{id}/replies',
    anon: 401,
    other: 403,
    own: 403,
    admin: 201,
    roles: ['recruiter', 'editor'],
    sent: (row) => json(`/contactus/${row.messageId}/replies`, { subject: 'Re: Hello', text: 'Thank you.' }),
  },
  {
    call: 'GET /apply-job/resume/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: (row) => ({ path: `/apply-job/resume/${row.applicationId}` }),
  },
  {
    call: 'PATCH /applications/{id}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: (row) => json(`/api/applications/${row.applicationId}`, { state: 'reviewed' }),
  },
  {
    call: 'GET /api/applications/{id}/mail',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: (row) => ({ path: `/api/applications/${row.applicationId}/mail?state=hired` }),
  },
  {
    call: 'GET /api/records',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter', 'editor'],
    sent: () => ({ path: '/api/records?search=engineer' }),
  },
]
