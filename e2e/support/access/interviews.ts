import { json, type Row } from '@/e2e/support/access/row'
import { slotsAhead } from '@/e2e/support/interviews'

const UNKNOWN_ID = 2_000_000_000

const ofRecruiters = { anon: 401, other: 403, own: 403, admin: 404, roles: ['recruiter'] } satisfies Partial<Row>
const proposal = {
  title: 'Interview',
  kind: 'phone',
  place: '+1 512 555 0100',
  minutes: 30,
  timeZone: 'America/Chicago',
  slots: slotsAhead(3),
}

export const interviewRows: Row[] = [
  {
    call: 'POST /api/applications/{id}/interviews',
    ...ofRecruiters,
    sent: () => json(`/api/applications/${UNKNOWN_ID}/interviews`, proposal),
  },
  {
    call: 'PUT /api/interviews/{id}',
    ...ofRecruiters,
    sent: () => json(`/api/interviews/${UNKNOWN_ID}`, { ...proposal, version: 1 }),
  },
  {
    call: 'POST /api/interviews/{id}/cancel',
    ...ofRecruiters,
    sent: () => json(`/api/interviews/${UNKNOWN_ID}/cancel`, { version: 1 }),
  },
  {
    call: 'POST /api/interviews/answer',
    anon: 410,
    other: 410,
    own: 410,
    admin: 410,
    sent: () => json('/api/interviews/answer?token=wrong', { answer: 'cancel' }),
  },
  {
    call: 'GET /api/calendar',
    anon: 404,
    other: 404,
    own: 404,
    admin: 404,
    sent: () => ({ path: '/api/calendar?token=wrong' }),
  },
  {
    call: 'POST /api/adminaccount/calendar',
    ...ofRecruiters,
    admin: 201,
    sent: () => ({ path: '/api/adminaccount/calendar' }),
  },
  {
    call: 'DELETE /api/adminaccount/calendar',
    ...ofRecruiters,
    admin: 200,
    sent: () => ({ path: '/api/adminaccount/calendar' }),
  },
]
