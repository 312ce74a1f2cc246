import type { Metadata } from 'next'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { ForgotPasswordForm } from '@/components/accounts/seekers/forgot-password-form.island'

export const metadata: Metadata = {
  title: 'Forgot password',
  description: 'Ask for a link to choose a new password for your account.',
  robots: { index: false },
}

export default function ForgotPasswordPage() {
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us the email of your account. We mail you a link to choose a new one; it works for 30 minutes.
      </AuthHeading>
      <ForgotPasswordForm />
    </>
  )
}
