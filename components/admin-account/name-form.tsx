'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { adminAccountMessages } from '@/lib/admin-account/messages'
import { ownNameSchema } from '@/lib/admin-account/schema'
import { callApi } from '@/lib/api/client'

/** Changes the name that the back office and the audit trail call the admin by. */
export function NameForm({ name, email, role }: { name: string; email: string; role: string }) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(ownNameSchema), defaultValues: { name } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (json) => {
      setMessage(null)
      const answer = await callApi('/api/adminaccount', { method: 'PATCH', json }).catch(() => null)
      const text = answer?.message || adminAccountMessages.notRenamed
      setMessage({ tone: answer?.isOk ? 'success' : 'error', text })
      if (answer?.isOk) router.refresh()
    },
    () => setMessage(null),
  )

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Your name" className="space-y-5">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
        <dt className="text-muted">Email</dt>
        <dd className="[overflow-wrap:anywhere]">{email}</dd>
        <dt className="text-muted">Role</dt>
        <dd>{role}</dd>
      </dl>
      <Field {...form.register('name')} label="Name" autoComplete="name" required error={errors.name?.message} />
      <MessageArea message={message} />
      <Button type="submit" look="secondary" isBusy={isSubmitting}>
        Save the name
      </Button>
    </form>
  )
}
