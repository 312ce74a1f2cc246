'use client'

import { useEffect, useState } from 'react'
import { CodeField, type CodeKind } from '@/components/accounts/admin-account/code-field'
import { PasskeySignIn } from '@/components/accounts/passkeys/passkey-sign-in'
import { Button } from '@/components/ui/button'
import { loginEmailInput } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { codeSchema } from '@/lib/accounts/admin-account/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { loginSchema } from '@/lib/accounts/seekers/schema'
import { type ApiResponse, callApi } from '@/lib/api/client'

type Result = { status?: boolean; needsCode?: boolean }
type Code = { code: string }

/** A rejected sign-in is a 200 with `status: false` (requirements §8). */
async function logIn(json: { email: string; password: string; code?: string }): Promise<ApiResponse<Result>> {
  const response = await callApi<Result>('/api/v1/user/adminlogin', { method: 'POST', json })
  return { ...response, isOk: response.isOk && response.data.status === true }
}

const failureOf = ({ status, message }: ApiResponse<Result>) =>
  status === 0 ? accountMessages.serverError : message || accountMessages.adminRefused

export function AdminLoginForm({ next }: { next: string }) {
  const [needsCode, setNeedsCode] = useState(false)
  const password = useSubmit({
    schema: loginSchema,
    values: { email: '', password: '' },
    call: logIn,
    done: ({ message }) => enter(message),
    failed: (response) => (response.data.needsCode ? '' : failureOf(response)),
    refused: ({ data }) => setNeedsCode(data.needsCode === true),
  })
  const code = useSubmit<Code, Code, Result>({
    schema: codeSchema,
    values: { code: '' },
    call: (given) => logIn({ ...password.form.getValues(), ...given }),
    done: ({ message }) => enter(message),
    failed: failureOf,
    // A wrong password goes back to the first step. Other errors, such as too many attempts, show here.
    refused: (response) => {
      if (response.status !== 200 || response.data.needsCode) return
      password.say({ tone: 'error', text: failureOf(response) })
      setNeedsCode(false)
    },
  })

  function enter(message: string) {
    window.location.assign(next)
    return message
  }

  if (needsCode) return <AdminCodeStep of={code} onBack={() => setNeedsCode(false)} />
  return (
    <SubmitForm
      of={password}
      label="Admin login"
      inputs={[
        loginEmailInput,
        { name: 'password', label: 'Password', as: PasswordField, autoComplete: 'current-password' },
      ]}
      button="Login"
      below={
        <PasskeySignIn
          kind="admin"
          done={({ message }) => {
            enter(message)
            return undefined
          }}
        />
      }
    />
  )
}

function AdminCodeStep({ of, onBack }: { of: Submit<Code, Code>; onBack: () => void }) {
  const [kind, setKind] = useState<CodeKind>('app')
  const { form, message, say } = of

  // biome-ignore lint/correctness/useExhaustiveDependencies: focuses the field again for each kind of code and each failed attempt.
  useEffect(() => form.setFocus('code', { shouldSelect: true }), [kind, message])

  const other = kind === 'app' ? 'recovery-code' : 'app'
  return (
    <SubmitForm
      key={kind}
      of={of}
      label="Two-step verification"
      inputs={[{ name: 'code', label: '', as: CodeField, kind }]}
      button="Login"
      below={
        <div className="flex flex-wrap justify-between gap-x-4">
          <Button
            look="quiet"
            className="-ml-3 px-3! font-medium text-accent!"
            onClick={() => {
              form.reset()
              setKind(other)
            }}
          >
            {kind === 'app' ? 'Use a recovery code' : 'Use your app'}
          </Button>
          <Button
            look="quiet"
            className="-mr-3 px-3! font-medium"
            onClick={() => {
              say(null)
              form.reset()
              onBack()
            }}
          >
            Back
          </Button>
        </div>
      }
    />
  )
}
