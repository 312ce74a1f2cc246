'use client'

import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { island } from '@/components/site/islands/island'
import { newPasswordInputs } from '@/components/ui/new-password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { resetSchema } from '@/lib/accounts/seekers/schema'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

type ResetPasswordFormProps = { token: string; email: string; userName: string }

export const ResetPasswordForm = island(
  'reset-password-form',
  function ResetPasswordForm({ token, email, userName }: ResetPasswordFormProps) {
    const reset = useSubmit({
      schema: resetSchema,
      values: { token, password: '', confirmPassword: '' },
      call: (json) => callApi('/api/v1/user/reset-password', { method: 'POST', json }),
      done: ({ message }) => {
        clearAccount()
        return { text: message, leaveFor: '/login' }
      },
      failed: accountMessages.wentWrong,
    })
    return (
      <SubmitForm
        of={reset}
        inputs={newPasswordInputs('New Password', [email, userName], reset.form.watch('password'))}
        button="Change password"
        below={
          reset.message?.text === accountMessages.resetDead && (
            <AuthLink href="/forgotpassword">Request a new link</AuthLink>
          )
        }
      >
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      </SubmitForm>
    )
  },
)
