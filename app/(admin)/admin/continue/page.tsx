import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { ContinueForm } from '@/components/accounts/sign-in-methods/continue-form.island'
import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { findPending } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { purposeOf } from '@/lib/accounts/sign-in-methods/schema'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Finish signing in',
  description: "One more step after signing in with the company's directory.",
  robots: { index: false },
}

export default async function AdminContinuePage() {
  const pending = await findPending('admin')
  if (!pending) redirect('/admin')
  const { providerName, email, proves, next } = pending
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card sm:p-8">
      <AuthHeading title="Confirm it's you">
        {proves
          ? methodMessages.codeToo(providerName)
          : `To sign in here with ${providerName}, enter the code we emailed to ${email}.`}
      </AuthHeading>
      <ContinueForm
        purpose={purposeOf(pending)}
        email={email}
        name=""
        mobile=""
        needsCode
        photoAt={null}
        mayBeNew={false}
        isMailHeld={!mailServer()}
        consent=""
      />
      <p className="mt-5 text-center text-muted">
        {proves ? (
          <AuthLink href={next}>Go back</AuthLink>
        ) : (
          <>
            Not you? <AuthLink href="/admin">Sign in another way</AuthLink>
          </>
        )}
      </p>
    </div>
  )
}
