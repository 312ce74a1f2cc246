'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CodeField } from '@/components/accounts/admin-account/code-field'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { codeSchema } from '@/lib/accounts/admin-account/schema'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { loginSchema } from '@/lib/accounts/seekers/schema'
import { callApi } from '@/lib/api/client'

type Result = { status?: boolean; needsCode?: boolean }

export function AdminLoginForm({ next }: { next: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isCodeAsked, setCodeAsked] = useState(false)
  const { register, handleSubmit, getValues, formState } = useForm({
    resolver: zodResolver(loginSchema),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting } = formState

  async function logIn(code?: string) {
    setMessage(null)
    const json = { ...getValues(), ...(code !== undefined && { code }) }
    try {
      const response = await callApi<Result>('/api/v1/user/adminlogin', { method: 'POST', json })
      const isRight = response.isOk && response.data.status === true
      const isAsked = response.data.needsCode === true
      // Too many tries stay where they are; a password that is not right any more is typed anew.
      if (response.isOk && !isRight) setCodeAsked(isAsked)
      if (isAsked && code === undefined) return
      setMessage({ tone: isRight ? 'success' : 'error', text: response.message || accountMessages.adminRefused })
      if (isRight) window.location.assign(next)
    } catch {
      setMessage({ tone: 'error', text: accountMessages.serverError })
    }
  }

  if (isCodeAsked)
    return (
      <AdminCodeStep
        message={message}
        onCode={logIn}
        onBack={() => {
          setMessage(null)
          setCodeAsked(false)
        }}
      />
    )
  return (
    <Form
      onSubmit={handleSubmit(
        () => logIn(),
        () => setMessage(null),
      )}
      aria-label="Admin login"
      className="space-y-5"
    >
      <EmailField {...register('email')} error={errors.email?.message} />
      <PasswordField
        {...register('password')}
        label="Password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting || message?.tone === 'success'} className="w-full">
        Login
      </Button>
    </Form>
  )
}

type AdminCodeStepProps = {
  message: Message | null
  onCode: (code: string) => Promise<void>
  onBack: () => void
}

function AdminCodeStep({ message, onCode, onBack }: AdminCodeStepProps) {
  const [kind, setKind] = useState<'app' | 'recovery-code'>('app')
  const { register, handleSubmit, reset, setFocus, formState } = useForm({
    resolver: zodResolver(codeSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState
  const isDone = message?.tone === 'success'

  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind of code and each failed try begins anew at the field.
  useEffect(() => setFocus('code', { shouldSelect: true }), [kind, message])

  return (
    <Form onSubmit={handleSubmit(({ code }) => onCode(code))} aria-label="Second factor" className="space-y-5">
      <CodeField key={kind} {...register('code')} kind={kind} error={errors.code?.message} />
      <MessageArea message={message} />
      <Button type="submit" isBusy={isSubmitting || isDone} className="w-full">
        Login
      </Button>
      <div className="flex flex-wrap justify-between gap-x-4">
        <Button
          look="quiet"
          className="-ml-3 px-3! font-medium text-accent!"
          onClick={() => {
            reset()
            setKind(kind === 'app' ? 'recovery-code' : 'app')
          }}
        >
          {kind === 'app' ? 'Use a recovery code' : 'Use your app'}
        </Button>
        <Button look="quiet" className="-mr-3 px-3! font-medium" onClick={onBack}>
          Back
        </Button>
      </div>
    </Form>
  )
}
