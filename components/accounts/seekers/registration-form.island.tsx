'use client'

import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { FillFromResume } from '@/components/people/resumes/fill-from-resume'
import { textSlot, useAutofill } from '@/components/people/resumes/use-autofill'
import { island } from '@/components/site/islands/island'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { type Registration, registrationSchema } from '@/lib/accounts/seekers/schema'
import { storeRegistration } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { autofillMessages } from '@/lib/people/resumes/messages'
import { site } from '@/lib/site/company'
import { withNext } from '@/lib/site/routes/return-path'

const inputs = (): InputOf<Registration>[] => [
  { name: 'userName', label: 'Full Name', autoComplete: 'name' },
  { name: 'email', label: 'Email Id', autoComplete: 'email', inputMode: 'email' },
  { name: 'mobile', label: 'Mobile Number', prefix: site.phoneCode, autoComplete: 'tel-national', inputMode: 'tel' },
]

const fieldOf = { userName: 'name', email: 'email', mobile: 'phone' } as const

/** The field shows the code in front of the number. */
const withoutCode = (phone: string) =>
  phone.startsWith(site.phoneCode) ? phone.slice(site.phoneCode.length).trim() : phone

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
  const { form } = registration
  const fill = useAutofill({
    rule: 'resume',
    slots: {
      name: textSlot(form, 'userName', 'Full Name'),
      email: textSlot(form, 'email', 'Email Id'),
      phone: textSlot(form, 'mobile', 'Mobile Number', withoutCode),
    },
  })
  return (
    <SubmitForm
      of={registration}
      inputs={inputs()}
      hintOf={(name) => fill.proposalFor(fieldOf[name])}
      above={<FillFromResume fill={fill} hint={autofillMessages.notStored} />}
      button="Verify"
      below={
        <p className="text-center text-muted">
          Already have an account? <AuthLink href={withNext('/login', next)}>Login</AuthLink>
        </p>
      }
    />
  )
})
