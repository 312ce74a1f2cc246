import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { ContinueForm } from '@/components/accounts/sign-in-methods/continue-form.island'
import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { findPending } from '@/lib/accounts/sign-in-methods/provider-sign-in'
import { type Pending, purposeOf } from '@/lib/accounts/sign-in-methods/schema'
import { consentTexts } from '@/lib/platform/consents/texts'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Finish signing in',
  description: 'One more step after signing in with a provider.',
  robots: { index: false },
}

export default async function ContinuePage() {
  const pending = await findPending('seeker')
  if (!pending) redirect('/login')
  const { email, name, mobile, picture, providerName, needsCode, mayBeNew, proves, next } = pending
  return (
    <>
      <AuthHeading title={mayBeNew ? 'One more step' : "Confirm it's you"}>{textOf(pending)}</AuthHeading>
      <ContinueForm
        purpose={purposeOf(pending)}
        email={email}
        name={name}
        mobile={mobile}
        needsCode={needsCode}
        mayBeNew={mayBeNew}
        photoAt={picture ? providerName : null}
        isMailHeld={!mailServer()}
        consent={consentTexts['account-terms']}
      />
      <p className="mt-5 text-center text-muted">
        {proves ? (
          <AuthLink href={next}>Go back</AuthLink>
        ) : (
          <>
            Not you? <AuthLink href="/login">Sign in another way</AuthLink>
          </>
        )}
      </p>
    </>
  )
}

function textOf({ proves, mayBeNew, needsCode, providerName, email, mobile }: Pending): string {
  if (proves) return methodMessages.codeToo(providerName)
  if (!mayBeNew)
    return `There's already an account for ${email}. Enter the code we emailed to connect ${providerName} to it.`
  const taken = mobile ? 'your name and mobile number' : 'your name'
  const change = mobile
    ? 'Change them if employers should see others.'
    : 'Change it if employers should see another one.'
  const name = `We took ${taken} from ${providerName}. ${change}`
  return needsCode ? `${name} Then confirm that ${email} is yours.` : name
}
