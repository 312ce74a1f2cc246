'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { LoginDialog } from '@/components/applications/login-dialog'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { accountMessages } from '@/lib/accounts/messages'
import { accountFormSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { storeAccount, storedEmail } from '@/lib/session/storage'

type AccountFormProps = { userName: string; mobile: string }

/** Account Setting (spec §2, §5, §8): only what is not empty is sent. */
export function AccountForm({ userName, mobile }: AccountFormProps) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const [isLoginAsked, setLoginAsked] = useState(false)
  const form = useForm({ resolver: zodResolver(accountFormSchema), defaultValues: { userName, mobile } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (given) => {
      setMessage(null)
      const email = storedEmail()
      if (!email) return setMessage({ tone: 'error', text: accountMessages.noStoredEmail })
      const json = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      const path = `/api/v1/user/partial-update?${new URLSearchParams({ email })}`
      try {
        const answer = await callApi(path, { method: 'PATCH', json })
        if (answer.isOk) {
          storeAccount({ email, userName: given.userName, mobile: given.mobile || mobile })
          setMessage({ tone: 'success', text: accountMessages.updated })
          return router.refresh()
        }
        for (const name of ['userName', 'mobile'] as const)
          if (answer.errors[name]) form.setError(name, { message: answer.errors[name] }, { shouldFocus: true })
        const isOver = answer.status === 401
        setMessage({ tone: 'error', text: isOver ? accountMessages.sessionOver : accountMessages.notUpdated })
        setLoginAsked(isOver)
      } catch {
        setMessage({ tone: 'error', text: accountMessages.notUpdated })
      }
    },
    () => setMessage(null),
  )

  return (
    <>
      <form method="post" noValidate onSubmit={submit} aria-label="Account Setting" className="max-w-lg space-y-5">
        <Field
          {...form.register('userName')}
          label="Your Name"
          autoComplete="name"
          required
          error={errors.userName?.message}
        />
        <Field
          {...form.register('mobile')}
          label="Your Mobile No"
          type="tel"
          autoComplete="tel"
          isOptional
          error={errors.mobile?.message}
        />
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting}>
          Update
        </Button>
      </form>
      <LoginDialog isOpen={isLoginAsked} onClose={() => setLoginAsked(false)} path="/account-setting" isForm />
    </>
  )
}
