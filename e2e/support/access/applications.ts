import { json, type Row } from '@/e2e/support/access/row'

const template = '/api/mail-templates/application-hired'
/** A version that no template has, so nothing changes. */
const never = 2_000_000_000
const newStage = { id: null, name: 'Phone screen', status: 'shortlisted', subject: '', text: '', checklist: '' }

/** Notes and stages of applications, and email templates: recruiters. */
export const applicationRows: Row[] = [
  {
    call: 'POST /api/applications/{id}/notes',
    anon: 401,
    other: 403,
    own: 403,
    admin: 201,
    roles: ['recruiter'],
    sent: (row) => json(`/api/applications/${row.applicationId}/notes`, { text: 'Call on Monday.' }),
  },
  {
    call: 'PUT /api/applications/{id}/mentions',
    anon: 401,
    other: 403,
    own: 403,
    admin: 200,
    roles: ['recruiter'],
    sent: (row) => json(`/api/applications/${row.applicationId}/mentions`, { lastNoteId: 1 }),
  },
  {
    call: 'DELETE /api/applications/{id}/notes/{noteId}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    sent: (row) => ({ path: `/api/applications/${row.applicationId}/notes/2000000000` }),
    roles: ['recruiter'],
  },
  {
    call: 'POST /api/applications/{id}/undo',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => ({ path: '/api/applications/2000000000/undo' }),
  },
  {
    call: 'PUT /api/applications/{id}/checklist',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => json('/api/applications/2000000000/checklist', { stageId: 1, item: 'Call', isDone: true }),
  },
  {
    call: 'PUT /api/postings/{id}/stages',
    anon: 401,
    other: 403,
    own: 403,
    admin: 404,
    roles: ['recruiter'],
    sent: () => json('/api/postings/2000000000/stages', { updatedAt: null, stages: [newStage] }),
  },
  {
    call: 'PUT /api/mail-templates/{key}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 409,
    roles: ['recruiter'],
    sent: () => json(template, { subject: 'Hired', text: 'Welcome, {name}.', version: never }),
  },
  {
    call: 'DELETE /api/mail-templates/{key}',
    anon: 401,
    other: 403,
    own: 403,
    admin: 409,
    roles: ['recruiter'],
    sent: () => ({ path: `${template}?version=${never}` }),
  },
]
