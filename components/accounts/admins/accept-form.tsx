'use client'

import { newPasswordInputs } from '@/components/ui/new-password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { acceptanceSchema } from '@/lib/accounts/admins/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { callApi } from '@/lib/api/client'

export function AcceptForm({ token, email, name }: { token: string; email: string; name: string }) {
  const acceptance = useSubmit({
    schema: acceptanceSchema,
    values: { token, password: '', confirmPassword: '' },
    call: (json) => callApi('/api/admins/accept', { method: 'POST', json }),
    done: ({ message }) => ({ text: message, leaveFor: '/admin' }),
    failed: accountMessages.wentWrong,
  })
  return (
    <SubmitForm
      of={acceptance}
      label="Choose a password"
      inputs={newPasswordInputs('Password', [email, name], acceptance.form.watch('password'))}
      button="Join"
    >
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
    </SubmitForm>
  )
}
