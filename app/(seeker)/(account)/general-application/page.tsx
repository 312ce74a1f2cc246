import type { Metadata } from 'next'
import { WithdrawConsent } from '@/components/accounts/consents/withdraw-consent'
import { GeneralApplicationForm } from '@/components/people/general-applications/general-application-form'
import { requireSeeker } from '@/lib/auth/guards'
import { findGeneralApplication } from '@/lib/people/general-applications/queries'
import { findProfileResume } from '@/lib/people/profiles/queries'
import { dayLabel } from '@/lib/platform/dates'

export const metadata: Metadata = {
  title: 'Resume for future jobs',
  description: 'Leave your resume for future jobs.',
  robots: { index: false },
}

export default async function GeneralApplicationPage() {
  const seeker = await requireSeeker('/general-application')
  const left = await findGeneralApplication(seeker)
  return (
    <>
      <h1 className="mb-3 text-title">Resume for future jobs</h1>
      <p className="mb-6 max-w-reading text-muted">
        Don't see a fit today? Leave your resume, and our recruiters will look at it when a new job comes in.
      </p>
      {left && (
        <div className="mb-8 rounded-card border border-line bg-raised p-5">
          <p>
            We have{' '}
            <a href={`/uploads/${left.resume.name}`} className="break-all text-accent underline underline-offset-4">
              {left.resume.originalName}
            </a>{' '}
            since <time dateTime={left.createdAt.toISOString()}>{dayLabel(left.createdAt)}</time>.
          </p>
          <WithdrawConsent purpose="later-jobs" />
        </div>
      )}
      <GeneralApplicationForm
        wish={left?.wish ?? ''}
        hasResume={left !== null}
        profileResume={await findProfileResume(seeker)}
      />
    </>
  )
}
