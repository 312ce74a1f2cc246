import type { Metadata } from 'next'
import { ChangePasswordForm, ChoosePassword } from '@/components/accounts/seekers/change-password-form'
import { hasPassword } from '@/lib/accounts/seekers/queries'
import { requireSeeker } from '@/lib/auth/guards'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Change Password',
  description: 'Choose a new password for your account.',
  robots: { index: false },
}

export default async function ChangePasswordPage() {
  const seeker = await requireSeeker('/changepassword')
  return (
    <>
      <h1 className="mb-6 text-title">Change Password</h1>
      {(await hasPassword(seeker)) ? (
        <ChangePasswordForm email={seeker.email} userName={seeker.userName} />
      ) : (
        <ChoosePassword email={seeker.email} isMailHeld={!mailServer()} />
      )}
    </>
  )
}
