import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { ResetPasswordForm } from '@/components/accounts/seekers/reset-password-form.island'
import { buttonClass } from '@/components/ui/button'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { findResetOwner } from '@/lib/accounts/seekers/queries'

export const metadata: Metadata = {
  title: 'Choose a new password',
  description: 'Choose a new password for your account with the link we emailed you.',
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(200).catch('') })

export default async function ResetPasswordPage({ searchParams }: PageProps<'/resetpassword'>) {
  const { token } = search.parse(await searchParams)
  const owner = await findResetOwner(token)
  if (!owner) return <DeadLink />
  const { email, userName, hasOtherMethods } = owner
  return (
    <>
      <AuthHeading title="Choose a new password">
        For {email}. You'll be signed out everywhere and can log in with the new one.
        {hasOtherMethods && ` ${accountMessages.resetRemoves}`}
      </AuthHeading>
      <ResetPasswordForm token={token} email={email} userName={userName} />
    </>
  )
}

function DeadLink() {
  return (
    <>
      <AuthHeading title="This link no longer works">{accountMessages.resetDead}</AuthHeading>
      <Link href="/forgotpassword" className={buttonClass('primary', 'w-full')}>
        Request a new link
      </Link>
    </>
  )
}
