'use client'

import { useEffect, useState } from 'react'
import { PasskeySignIn } from '@/components/accounts/passkeys/passkey-sign-in'
import { AuthLink } from '@/components/accounts/seekers/auth-link'
import { MailedCode } from '@/components/accounts/seekers/mailed-code'
import { signIn, storeSignedIn } from '@/components/accounts/session/sign-in'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { CheckboxField, emailInput, loginEmailInput } from '@/components/ui/field'
import { PasswordField } from '@/components/ui/password-field'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useDelayedRedirect } from '@/components/ui/use-delayed-redirect'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { codeLoginFormSchema, loginFormSchema } from '@/lib/accounts/seekers/schema'
import { storeLoginTarget } from '@/lib/accounts/session/browser-state'
import { callApi } from '@/lib/api/client'
import { codeMessages } from '@/lib/auth/code-rules'
import { withNext } from '@/lib/site/routes/return-path'

type LoginFormProps = { next: string | null; isMailHeld: boolean }

export const LoginForm = island('login-form', function LoginForm({ next, isMailHeld }: LoginFormProps) {
  const [isByCode, setByCode] = useState(false)
  const target = next ?? '/userdashboard'
  const leaveFor = useDelayedRedirect()
  const login = useSubmit({
    schema: loginFormSchema,
    values: { email: '', password: '', isHuman: false },
    call: ({ email, password }) => signIn({ email, password }),
    done: ({ message }) => ({ text: message, leaveFor: target }),
    failed: ({ message }) => message,
    invalid: ({ isHuman }) => isHuman && accountMessages.captcha,
  })
  const { form, say } = login

  if (isByCode)
    return (
      <CodeLogin
        email={form.getValues('email')}
        next={target}
        isMailHeld={isMailHeld}
        onPassword={(email) => {
          form.setValue('email', email)
          say(null)
          setByCode(false)
        }}
      />
    )

  return (
    <SubmitForm
      of={login}
      button="Login"
      beside={
        <Button look="secondary" onClick={() => setByCode(true)}>
          Email me a code instead
        </Button>
      }
      below={
        <>
          <PasskeySignIn
            kind="seeker"
            done={async (account) => {
              await storeSignedIn(account)
              leaveFor(target)
              return undefined
            }}
          />
          <p className="text-center text-muted">
            New here? <AuthLink href={withNext('/register', next)}>Register</AuthLink>
          </p>
        </>
      }
    >
      <Inputs of={login} list={[loginEmailInput]} />
      <div>
        <Inputs
          of={login}
          list={[{ name: 'password', label: 'Password', as: PasswordField, autoComplete: 'current-password' }]}
        />
        <div className="mt-1 text-right">
          <AuthLink href="/forgotpassword">Forgot Password?</AuthLink>
        </div>
      </div>
      <div className="rounded-control border border-edge bg-raised px-4 py-1.5">
        <CheckboxField
          {...form.register('isHuman')}
          label="I'm not a robot"
          error={form.formState.errors.isHuman && 'Check this box to continue.'}
        />
      </div>
    </SubmitForm>
  )
})

type LoginByCode = { email: string; code: string }

type CodeLoginProps = {
  email: string
  next: string
  isMailHeld: boolean
  onPassword: (email: string) => void
}

function CodeLogin({ email, next, isMailHeld, onPassword }: CodeLoginProps) {
  const [mailedTo, setMailedTo] = useState('')
  const login = useSubmit<LoginByCode, LoginByCode>({
    schema: (typed) => codeLoginFormSchema(isMailed(typed.email)),
    values: { email, code: '' },
    call: ({ email: to, code }) => (isMailed(to) ? signIn({ email: to, code }) : mail(to)),
    done: ({ message }, { email: to }) => {
      if (isMailed(to)) return { text: message, leaveFor: next }
      form.setValue('code', '')
      setMailedTo(to)
      storeLoginTarget(next)
      return
    },
    failed: ({ message }) => message || codeMessages.notSent,
  })
  const { form } = login
  const { setFocus } = form
  const isCodeSent = isMailed(form.watch('email'))

  // A code only works for the email it was sent to, so a corrected email needs a new one.
  function isMailed(typed: string): boolean {
    return mailedTo !== '' && typed.trim().toLowerCase() === mailedTo
  }

  // The clicked button is gone, and the code boxes are new.
  useEffect(() => setFocus(isCodeSent ? 'code' : 'email'), [isCodeSent, setFocus])

  return (
    <SubmitForm
      of={login}
      label="Log in with a code"
      inputs={[emailInput]}
      button={isCodeSent ? 'Login' : 'Email me a code'}
      beside={
        <Button look="secondary" onClick={() => onPassword(form.getValues('email'))}>
          Use my password instead
        </Button>
      }
    >
      {isCodeSent ? (
        <MailedCode form={form} resend={() => mail(mailedTo)} isMailHeld={isMailHeld}>
          If there's an account for <span className="wrap-anywhere">{mailedTo}</span>, we've emailed a code.
        </MailedCode>
      ) : (
        <p className="text-muted">We'll email you a one-time code. No password needed.</p>
      )}
    </SubmitForm>
  )
}

const mail = (to: string) => callApi(`/api/v1/user/send-login-code?email=${encodeURIComponent(to)}`, { method: 'POST' })
