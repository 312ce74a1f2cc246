'use client'

import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { island } from '@/components/site/islands/island'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { type Registration, registrationSchema } from '@/lib/accounts/seekers/schema'
import { storeRegistration } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { site } from '@/lib/site/company'
import { withNext } from '@/lib/site/routes/return-path'

const inputs = (): InputOf<Registration>[] => [
  { name: 'userName', label: 'Full Name', autoComplete: 'name' },
  { name: 'email', label: 'Email Id', autoComplete: 'email', inputMode: 'email' },
  { name: 'mobile', label: 'Mobile Number', prefix: site.phoneCode, autoComplete: 'tel-national', inputMode: 'tel' },
]

type RegistrationFormProps = { next: string | null }

export const RegistrationForm = island('registration-form', function RegistrationForm({ next }: RegistrationFormProps) {
  const registration = useSubmit({
    schema: registrationSchema,
    values: { userName: '', email: '', mobile: '' },
    call: ({ email }) => callApi(`/api/v1/user/send-otp?email=${encodeURIComponent(email)}`, { method: 'POST' }),
    done: ({ message }, given) => {
      storeRegistration(given)
      return { text: message, leaveFor: withNext('/otpverification', next) }
    },
    failed: ({ status, message }) =>
      status === 0 ? accountMessages.wentWrong : message || accountMessages.codeNotSent,
    invalid: ({ email }) => email && accountMessages.email,
  })
  return (
    <SubmitForm
      of={registration}
      inputs={inputs()}
      button="Verify"
      below={
        <p className="text-center text-muted">
          Already have an account? <AuthLink href={withNext('/login', next)}>Login</AuthLink>
        </p>
      }
    />
  )
})
