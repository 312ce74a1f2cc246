'use client'

import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { island } from '@/components/site/islands/island'
import { emailInput } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { emailQuery } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'

export const ForgotPasswordForm = island('forgot-password-form', function ForgotPasswordForm() {
  const reset = useSubmit({
    schema: emailQuery,
    values: { email: '' },
    call: ({ email }) => callApi(`/api/v1/user/forgotpassword?email=${encodeURIComponent(email)}`, { method: 'PUT' }),
    done: ({ message }) => ({ text: message, leaveFor: '/login' }),
    failed: ({ status, message }) => (status === 429 ? message : accountMessages.resetNotSent),
  })
  return (
    <SubmitForm
      of={reset}
      inputs={[emailInput]}
      button="Send"
      below={
        <p className="text-center text-muted">
          Remembered it? <AuthLink href="/login">Login</AuthLink>
        </p>
      }
    />
  )
})
