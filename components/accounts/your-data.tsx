'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Download, Trash2 } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { SessionEnded } from '@/components/session/session-ended'
import { useSessionEnded } from '@/components/session/use-session-ended'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { accountDeletionSchema } from '@/lib/accounts/schema'
import { callApi } from '@/lib/api/client'
import { withNext } from '@/lib/routes/return-path'
import { clearAccount } from '@/lib/session/stored-account'

/** Takes one's data along, or deletes the account with all that belongs to it. */
export function YourData({ email }: { email: string }) {
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t border-line pt-8">
      <h2 id="your-data" className="text-heading">
        Your data
      </h2>
      <div className="mt-4 grid gap-5 xl:grid-cols-2">
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Take it along</h3>
          <p className="mt-1 mb-4 text-muted">
            A zip of everything we keep about you: readable JSON files, your resumes and your photo.
          </p>
          <DownloadData email={email} />
        </div>
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Leave for good</h3>
          <p className="mt-1 mb-4 text-muted">
            Your profile, applications, resumes, saved jobs and job alerts are deleted with your account.
          </p>
          <DeleteAccount email={email} />
        </div>
      </div>
    </section>
  )
}

const PATH = '/api/account/export'

/** The link to one's data. An error is told here: the browser would only say that a download failed. */
function DownloadData({ email }: { email: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const session = useSessionEnded({ email, goOn: () => window.location.assign(PATH) })

  async function download(event: MouseEvent) {
    event.preventDefault()
    setMessage(null)
    const response = await fetch(PATH, { method: 'HEAD' }).catch(() => null)
    if (response?.ok) return window.location.assign(PATH)
    if (response?.status === 401) return session.ask()
    setMessage({
      tone: 'error',
      text: response?.status === 429 ? accountMessages.exportLimit : accountMessages.notExported,
    })
  }

  return (
    <>
      <a href={PATH} download onClick={download} className={buttonClass('secondary', 'mt-auto')}>
        <Download aria-hidden className="size-5" /> Download your data
      </a>
      <div className={message ? 'mt-3 w-full' : ''}>
        <MessageArea message={message} />
      </div>
      <SessionEnded {...session.dialog} />
    </>
  )
}

/** Deletes the account once its owner knows what goes and has proved with the password who they are. */
function DeleteAccount({ email }: { email: string }) {
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
        const response = await callApi('/api/account', { method: 'DELETE', json })
        if (response.status === 401) return window.location.assign(withNext('/login', '/account-setting'))
        if (response.isOk) {
          clearAccount()
          return window.location.assign('/goodbye')
        }
        if (response.errors.password)
          return form.setError('password', { message: response.errors.password }, { shouldFocus: true })
        setMessage({ tone: 'error', text: response.message || accountMessages.notDeleted })
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
