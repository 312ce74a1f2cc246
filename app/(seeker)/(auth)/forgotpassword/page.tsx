import type { Metadata } from 'next'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { ForgotPasswordForm } from '@/components/accounts/seekers/forgot-password-form.island'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { mailServer } from '@/lib/platform/mail/server'

export const metadata: Metadata = {
  title: 'Forgot password',
  description: 'Request a link to choose a new password for your account.',
  robots: { index: false },
}

export default function ForgotPasswordPage() {
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Enter your account's email, and we'll send you a link to choose a new one. It expires in 30 minutes.
      </AuthHeading>
      {!mailServer() && <HeldMailNote what="link" className="mb-6" />}
      <ForgotPasswordForm />
    </>
  )
}
