'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { accountDeletionSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { withNext } from '@/lib/routes/return-path'
import { clearAccount } from '@/lib/session/storage'

/** Deletes the account once its owner knows what goes and has proved with the password who they are. */
export function DeleteAccount({ email }: { email: string }) {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button look="secondary" className="mt-auto text-danger!" onClick={() => setAsked(true)}>
        <Trash2 aria-hidden className="size-5" /> Delete your account
      </Button>
      <Dialog title="Delete your account" isOpen={isAsked} onClose={() => setAsked(false)} className="max-w-md">
        <DeletionForm email={email} onCancel={() => setAsked(false)} />
      </Dialog>
    </>
  )
}

function DeletionForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm({ resolver: zodResolver(accountDeletionSchema), defaultValues: { password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (json) => {
      setMessage(null)
      try {
        const answer = await callApi('/api/account', { method: 'DELETE', json })
        if (answer.status === 401) return window.location.assign(withNext('/login', '/account-setting'))
        if (answer.isOk) {
          clearAccount()
          return window.location.assign('/goodbye')
        }
        if (answer.errors.password)
          return form.setError('password', { message: answer.errors.password }, { shouldFocus: true })
        setMessage({ tone: 'error', text: answer.message || accountMessages.notDeleted })
      } catch {
        setMessage({ tone: 'error', text: accountMessages.notDeleted })
      }
    },
    () => setMessage(null),
  )

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Delete your account" className="space-y-5">
      <p>{accountMessages.askDelete}</p>
      <ul className="list-disc space-y-1 pl-5 text-muted">
        <li>Your applications and their resumes: companies no longer see them.</li>
        <li>Your profile with photo and resume, saved jobs and job alerts.</li>
        <li>Every session, on this device and all others.</li>
      </ul>
      <p className="text-muted">Jobs you posted as an employer and messages you sent us stay.</p>
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.register('password')}
        id="delete-password"
        label="Your password"
        autoComplete="current-password"
        required
        error={errors.password?.message}
      />
      <MessageArea message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="danger" isBusy={isSubmitting}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
