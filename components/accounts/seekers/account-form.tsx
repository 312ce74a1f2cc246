'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/accounts/session/session-ended'
import { isStillSignedIn } from '@/components/accounts/session/sign-in'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { Button } from '@/components/ui/button'
import { Field, showErrors } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { accountFormSchema } from '@/lib/accounts/seekers/schema'
import type { Draft } from '@/lib/accounts/session/browser-state'
import { storeAccount, storedEmail } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

type AccountFormProps = { email: string; userName: string; mobile: string }

const names = ['userName', 'mobile'] as const

export function AccountForm({ email, userName, mobile }: AccountFormProps) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(accountFormSchema), defaultValues: { userName, mobile } })
  const { errors, isSubmitting } = form.formState
  const refuse = (text: string) => setMessage({ tone: 'error', text })
  const session = useSessionEnded({
    email,
    goOn: () => submit(),
    draft: { form: 'account', typed: form.getValues, restore },
  })

  function restore(typed: Draft) {
    for (const name of names) form.setValue(name, typed[name] ?? '', { shouldDirty: true })
    setMessage({ tone: 'success', text: accountMessages.restored })
  }

  async function save(given: { userName: string; mobile: string }) {
    if (!storedEmail()) {
      refuse(accountMessages.noStoredEmail)
      if (!(await isStillSignedIn())) session.ask()
      return
    }
    const json = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
    const path = `/api/v1/user/partial-update?${new URLSearchParams({ email })}`
    const response = await callApi(path, { method: 'PATCH', json })
    if (response.isOk) return keep({ userName: given.userName, mobile: given.mobile || mobile })
    showErrors(form.setError, names, response.errors)
    if (response.status === 403) return refuse(accountMessages.otherAccount)
    if (response.status !== 401) return refuse(accountMessages.notUpdated)
    refuse(accountMessages.sessionOver)
    session.ask()
  }

  function keep(saved: { userName: string; mobile: string }) {
    storeAccount({ email, ...saved })
    form.reset(saved)
    setMessage({ tone: 'success', text: accountMessages.updated })
    router.refresh()
  }

  const submit = form.handleSubmit(
    async (given) => {
      setMessage(null)
      await save(given).catch(() => refuse(accountMessages.notUpdated))
    },
    () => setMessage(null),
  )

  return (
    <>
      <Form onSubmit={submit} aria-label="Account Setting" className="max-w-lg space-y-5">
        <Field
          {...form.register('userName')}
          defaultValue={userName}
          label="Your Name"
          autoComplete="name"
          required
          error={errors.userName?.message}
        />
        <Field
          {...form.register('mobile')}
          defaultValue={mobile}
          label="Your Mobile No"
          type="tel"
          autoComplete="tel"
          isOptional
          hint={mobile && 'Left empty, your number stays as it is.'}
          error={errors.mobile?.message}
        />
        <MessageArea message={message} />
        <Button type="submit" isBusy={isSubmitting}>
          Update
        </Button>
      </Form>
      <SessionEnded {...session.dialog} />
    </>
  )
}
