import { everyone, form, json, type Row } from '@/e2e/support/access/row'
import { pdfResume } from '@/e2e/support/jobs'
import { newEmail } from '@/e2e/support/people'
import { fileOf, textResume } from '@/e2e/support/resumes'

const ofSeekers = { anon: 401, other: 200, own: 200, admin: 403 }

/** The seeker's profile, applications and account. Runs after the documented calls, which delete the application. */
export const seekerAreaRows: Row[] = [
  {
    call: 'POST /profile/add',
    anon: 401,
    other: 201,
    own: 409,
    admin: 403,
    sent: () => form('/profile/add', 'profileData', { skills: 'Java' }),
  },
  {
    call: 'GET /profile/get/{userName}',
    anon: 401,
    other: 403,
    own: 200,
    admin: 200,
    roles: ['recruiter'],
    sent: ({ own }) => ({ path: `/profile/get/${encodeURIComponent(own.userName)}` }),
  },
  {
    call: 'PUT /profile/update/{id}',
    anon: 401,
    other: 404,
    own: 200,
    admin: 403,
    sent: ({ profileId }) => form(`/profile/update/${profileId}`, 'profileData', { skills: 'Java, SQL' }),
  },
  {
    call: 'GET /profile/resume',
    anon: 401,
    other: 404,
    own: 404,
    admin: 403,
    sent: () => ({ path: '/api/profile/resume' }),
  },
  {
    call: 'GET /profile/resume/fields',
    anon: 401,
    other: 404,
    own: 404,
    admin: 403,
    sent: () => ({ path: '/api/profile/resume/fields' }),
  },
  {
    call: 'POST /resumes/fields',
    ...everyone,
    sent: () => form('/api/resumes/fields', 'data', {}, { resume: fileOf(textResume()) }),
  },
  { call: 'GET /viewer/applicant', ...everyone, sent: () => ({ path: '/api/viewer/applicant' }) },
  {
    call: 'POST /applications/{id}/withdraw',
    anon: 401,
    other: 404,
    own: 404,
    admin: 403,
    sent: ({ applicationId }) => ({ path: `/api/applications/${applicationId}/withdraw` }),
  },
  {
    call: 'POST /applications/send-code',
    ...everyone,
    sent: () => ({ path: `/api/applications/send-code?email=${newEmail()}` }),
  },
  {
    call: 'POST /applications/by-code',
    anon: 400,
    other: 400,
    own: 400,
    admin: 400,
    sent: ({ jobId, own }) =>
      form(
        '/api/applications/by-code',
        'data',
        { jobId, studentName: own.userName, email: own.email, code: 'AAAA' },
        { resume: pdfResume() },
      ),
  },
  { call: 'POST /account/send-code', ...ofSeekers, sent: () => ({ path: '/api/account/send-code' }) },
  {
    call: 'GET /general-application',
    anon: 401,
    other: 404,
    own: 404,
    admin: 403,
    sent: () => ({ path: '/api/general-application' }),
  },
  {
    call: 'PUT /general-application',
    ...ofSeekers,
    sent: () => form('/api/general-application', 'data', { consent: true }, { resume: pdfResume() }),
  },
  {
    call: 'PUT /account/consents/{purpose}',
    ...ofSeekers,
    sent: () => ({ path: '/api/account/consents/news' }),
  },
  {
    call: 'DELETE /account/consents/{purpose}',
    ...ofSeekers,
    sent: () => ({ path: '/api/account/consents/news' }),
  },
  {
    call: 'PUT /account/reminders',
    ...ofSeekers,
    sent: () => json('/api/account/reminders', { wanted: true }),
  },
  {
    call: 'PUT /account/suggestions',
    ...ofSeekers,
    sent: () => json('/api/account/suggestions', { wanted: true }),
  },
  {
    call: 'GET /account/self-identification',
    ...ofSeekers,
    sent: () => ({ path: '/api/account/self-identification' }),
  },
  {
    call: 'PUT /account/self-identification',
    ...ofSeekers,
    sent: () =>
      json('/api/account/self-identification', { gender: 'Female', ethnicity: '', veteran: '', disability: '' }),
  },
  {
    call: 'DELETE /account/self-identification',
    ...ofSeekers,
    sent: () => ({ path: '/api/account/self-identification' }),
  },
  { call: 'GET /account/export', ...ofSeekers, sent: () => ({ path: '/api/account/export' }) },
  {
    call: 'DELETE /account',
    anon: 401,
    other: 400,
    own: 400,
    admin: 403,
    sent: () => json('/api/account', { password: 'not-the-password' }),
  },
]
