import { multipart } from '@/lib/api/body'
import { json, methods, route } from '@/lib/api/route'
import { signStarted } from '@/lib/auth/authorize'
import { signIn } from '@/lib/auth/sign-in'
import { spendMailedCodeTry } from '@/lib/auth/signed-cookies'
import { toAppliedJob } from '@/lib/hiring/applications/format'
import { applyByCode } from '@/lib/hiring/applications/mutations'
import { appliedJobWire, codeApplicationSchema } from '@/lib/hiring/applications/schema'

const applicationBody = multipart('data', codeApplicationSchema, { resume: 'resume' })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Apply for a job with an emailed code; signs the applicant in and creates an account if needed',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 201: appliedJobWire },
      limit: 'application-by-ip',
      furtherLimits: ['code-try-by-browser', 'code-try-by-ip', 'code-try-by-email-and-ip'],
      body: applicationBody,
    },
    async ({ ip, body: { data, files } }) => {
      const browser = await spendMailedCodeTry(data.email, ip)
      const { application, sessionId } = await applyByCode(data, files.resume, browser)
      await signIn('seeker', {
        email: data.email,
        started: await signStarted({ kind: 'seeker', sessionId, by: 'application-code' }),
      })
      return json(toAppliedJob(application), 201)
    },
  ),
})
