'use client'

import { emailInput } from '@/components/ui/field'
import { newPasswordInputs } from '@/components/ui/new-password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { setupMessages } from '@/lib/console/setup/messages'
import { ownerSchema } from '@/lib/console/setup/schema'

export function OwnerForm({ token }: { token: string }) {
  const owner = useSubmit({
    schema: ownerSchema,
    values: { token, name: '', email: '', password: '', confirmPassword: '' },
    call: (json) => callApi('/api/setup/owner', { method: 'POST', json }),
    done: () => {
      // Loads the whole page, because its layouts were rendered for a visitor.
      location.assign('/setup')
      return setupMessages.welcome
    },
    failed: setupMessages.failure,
  })
  const [name, email] = owner.form.watch(['name', 'email'])
  return (
    <SubmitForm
      of={owner}
      label="Your account"
      inputs={[
        { name: 'name', label: 'Your name', autoComplete: 'name' },
        emailInput,
        ...newPasswordInputs('Password', [email, name], owner.form.watch('password')),
      ]}
      button="Start setup"
    />
  )
}
