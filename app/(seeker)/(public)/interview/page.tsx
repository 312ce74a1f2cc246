import type { Metadata } from 'next'
import { InterviewInvitation } from '@/components/hiring/interviews/interview-invitation'
import { DeadLink } from '@/components/site/signed-links/dead-link'
import { Banner } from '@/components/ui/banner'
import { invitationMessages } from '@/lib/hiring/interviews/messages'
import { findInvitation } from '@/lib/hiring/interviews/queries'
import { invitationSearch } from '@/lib/hiring/interviews/schema'

export const metadata: Metadata = {
  title: 'Your interview',
  description: 'Choose the time of your interview.',
  robots: { index: false },
  // Not `no-referrer`, which would hide the form's origin from the server.
  referrer: 'same-origin',
}

export default async function InterviewPage({ searchParams }: PageProps<'/interview'>) {
  const { token, zone, problem } = invitationSearch.parse(await searchParams)
  const invitation = await findInvitation(token)
  return (
    <>
      <Banner title="Your interview" />
      <div className="page-width py-10 sm:py-14">
        {invitation ? (
          <InterviewInvitation invitation={invitation} token={token} zone={zone} problem={problem} />
        ) : (
          <DeadLink text={invitationMessages.deadLink} href="/contact-us" label="Contact us" />
        )}
      </div>
    </>
  )
}
