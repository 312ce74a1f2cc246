import { json, type Row } from '@/e2e/support/access/row'

/** A complete job record as the documented calls accept it. */
export const jobPost = {
  company: 'Lantern Freight Systems',
  job_title: 'Route Planner',
  location: 'Austin, TX',
  salary: '$52 per hour',
  experience: '4 years',
  email: 'hiring@lantern-freight.example',
  phone: '+1 512-555-0137',
  candidate_name: 'Asha Verma',
  candidate_email: 'asha.verma@mail.example',
  candidate_phone: '9000001234',
  resume: 'asha-verma.pdf',
  work_type: 'Hybrid',
}

const recruiters = { anon: 401, other: 403, own: 403, roles: ['recruiter'] } satisfies Partial<Row>
const UNKNOWN_ID = 2_000_000_000

/** The admins' own job records: recruiters only, because they contain candidates' data. */
export const jobPostRows: Row[] = [
  { call: 'GET /jobpost', ...recruiters, admin: 200, sent: () => ({ path: '/jobpost' }) },
  { call: 'POST /jobpost/add', ...recruiters, admin: 201, sent: () => json('/jobpost/add', jobPost) },
  {
    call: 'PUT /jobpost/update/{job_id}',
    ...recruiters,
    admin: 404,
    sent: () => json(`/jobpost/update/${UNKNOWN_ID}`, jobPost),
  },
  {
    call: 'DELETE /jobpost/delete/{job_id}',
    ...recruiters,
    admin: 404,
    sent: () => ({ path: `/jobpost/delete/${UNKNOWN_ID}` }),
  },
]
