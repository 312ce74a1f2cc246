'use client'

import { useRouter } from 'next/navigation'
import { passwordChangeInputs } from '@/components/ui/new-password-field'
import { SavedCheckbox } from '@/components/ui/saved-checkbox'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { adminAccountMessages as messages } from '@/lib/accounts/admin-account/messages'
import { ownNameSchema, ownPasswordFormSchema } from '@/lib/accounts/admin-account/schema'
import { callApi } from '@/lib/api/client'

export function NameForm({ name, email, role }: { name: string; email: string; role: string }) {
  const router = useRouter()
  const rename = useSubmit({
    schema: ownNameSchema,
    values: { name },
    call: (json) => callApi('/api/adminaccount', { method: 'PATCH', json }),
    done: ({ message }) => {
      router.refresh()
      return message
    },
    failed: messages.notRenamed,
  })
  return (
    <>
      <dl className="mb-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-muted">Email</dt>
        <dd className="wrap-anywhere">{email}</dd>
        <dt className="text-muted">Role</dt>
        <dd>{role}</dd>
      </dl>
      <SubmitForm
        of={rename}
        label="Your name"
        inputs={[{ name: 'name', label: 'Name', autoComplete: 'name' }]}
        button="Save name"
        look="secondary"
        buttonClass="justify-self-start"
      />
    </>
  )
}

const empty = { oldPassword: '', newPassword: '', confirmPassword: '' }

/** Includes a hidden email field, so that password managers know whose password this is. */
export function PasswordForm({ email, name }: { email: string; name: string }) {
  const router = useRouter()
  const change = useSubmit({
    schema: ownPasswordFormSchema,
    values: empty,
    call: ({ confirmPassword: _same, ...json }) => callApi('/api/adminaccount/password', { method: 'PUT', json }),
    done: ({ message }) => {
      change.form.reset(empty)
      router.refresh()
      return message
    },
    failed: messages.passwordNotChanged,
  })
  return (
    <SubmitForm
      of={change}
      label="Change your password"
      inputs={passwordChangeInputs([email, name], change.form.watch('newPassword'))}
      button="Change password"
      look="secondary"
      buttonClass="justify-self-start"
    >
      <input hidden type="text" name="username" autoComplete="username" value={email} readOnly />
    </SubmitForm>
  )
}

export function SummaryChoice({ isWanted }: { isWanted: boolean }) {
  return (
    <SavedCheckbox
      name="summary"
      label="Email me a summary on Mondays"
      isOn={isWanted}
      call={(wanted) => callApi('/api/adminaccount/summary', { method: 'PUT', json: { wanted } })}
      failed={messages.summaryFailed}
    />
  )
}
