'use client'

import { Download, Trash2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { accountMessages } from '@/lib/accounts/messages'
import { callApi } from '@/lib/api/client'
import { clearAccount } from '@/lib/session/storage'

/** Takes one's data along, or deletes the account with all that belongs to it. */
export function YourData() {
  const [isAsked, setAsked] = useState(false)
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t border-line pt-8">
      <h2 id="your-data" className="text-heading">
        Your data
      </h2>
      <p className="mt-2 max-w-reading text-muted">
        Take everything along that we keep about you, as a zip of readable files and your documents. Or delete your
        account: your profile, applications, resumes, saved jobs and job alerts go with it.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a href="/api/account/export" download className={buttonClass('secondary')}>
          <Download aria-hidden className="size-5" /> Download your data
        </a>
        <Button look="quiet" className="text-danger!" onClick={() => setAsked(true)}>
          <Trash2 aria-hidden className="size-5" /> Delete your account
        </Button>
      </div>
      <Dialog title="Delete your account" isOpen={isAsked} onClose={() => setAsked(false)} className="max-w-md">
        <DeleteForm onCancel={() => setAsked(false)} />
      </Dialog>
    </section>
  )
}

function DeleteForm({ onCancel }: { onCancel: () => void }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password') ?? '')
    setBusy(true)
    setMessage(null)
    try {
      const answer = await callApi('/api/account', { method: 'DELETE', json: { password } })
      if (answer.isOk) {
        clearAccount()
        return window.location.assign('/?goodbye')
      }
      setMessage({ tone: 'error', text: answer.message || accountMessages.notDeleted })
    } catch {
      setMessage({ tone: 'error', text: accountMessages.notDeleted })
    }
    setBusy(false)
  }

  return (
    <form method="post" noValidate onSubmit={submit} aria-label="Delete your account" className="space-y-5">
      <p>{accountMessages.askDelete}</p>
      <PasswordField
        id="delete-password"
        name="password"
        label="Your password"
        autoComplete="current-password"
        required
      />
      <MessageArea message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="danger" isBusy={isBusy}>
          Delete for good
        </Button>
      </div>
    </form>
  )
}
