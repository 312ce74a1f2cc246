'use client'

import { Download, Trash2 } from 'lucide-react'
import { type MouseEvent, useEffect, useState } from 'react'
import * as z from 'zod'
import { MailedCode } from '@/components/accounts/seekers/mailed-code'
import { SessionEnded } from '@/components/accounts/session/session-ended'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { PasswordField } from '@/components/ui/password-field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { type AccountDeletion, accountDeletionSchema } from '@/lib/accounts/seekers/schema'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { type ApiResponse, callApi } from '@/lib/api/client'
import { codeMessages, filledCodeSchema } from '@/lib/auth/code-rules'
import { withNext } from '@/lib/site/routes/return-path'

type YourDataProps = { email: string; hasPassword: boolean; isMailHeld: boolean }

export function YourData(account: YourDataProps) {
  return (
    <section aria-labelledby="your-data" className="mt-12 border-t border-line pt-8">
      <h2 id="your-data" className="text-heading">
        Your data
      </h2>
      <div className="mt-4 grid gap-5 xl:grid-cols-2">
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Get a copy</h3>
          <p className="mt-1 mb-4 text-muted">
            Get a zip of everything we store about you: JSON files, your resumes and your photo.
          </p>
          <DownloadData email={account.email} />
        </div>
        <div className="flex flex-col items-start rounded-card border border-line bg-raised p-5">
          <h3 className="font-semibold">Close your account</h3>
          <p className="mt-1 mb-4 text-muted">
            This also deletes your profile, applications, resumes, saved jobs and job alerts.
          </p>
          <DeleteAccount {...account} />
        </div>
      </div>
    </section>
  )
}

const PATH = '/api/account/export'

/**
 * The download link for the seeker's data. Shows errors here, because a browser would only say that the download
 * failed.
 */
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

function DeleteAccount(account: YourDataProps) {
  const [isConfirming, setConfirming] = useState(false)
  const onCancel = () => setConfirming(false)
  return (
    <>
      <Button look="secondary" className="mt-auto text-danger!" onClick={() => setConfirming(true)}>
        <Trash2 aria-hidden className="size-5" /> Delete your account
      </Button>
      <Dialog title="Delete your account" isOpen={isConfirming} onClose={onCancel} className="max-w-md">
        <p>{accountMessages.askDelete}</p>
        <ul className="my-5 list-disc space-y-1 pl-5 text-muted">
          <li>Your applications and resumes. Companies will no longer see them.</li>
          <li>Your profile with its photo and resume, your saved jobs and your job alerts.</li>
          <li>Your sessions, on this device and all others.</li>
        </ul>
        <p className="mb-5 text-muted">We keep jobs you posted as an employer and messages you sent us.</p>
        {account.hasPassword ? (
          <DeletionByPassword email={account.email} onCancel={onCancel} />
        ) : (
          <DeletionByCode {...account} onCancel={onCancel} />
        )}
      </Dialog>
    </>
  )
}

async function deleteAccount(json: AccountDeletion): Promise<ApiResponse> {
  const response = await callApi('/api/account', { method: 'DELETE', json })
  if (response.status === 401) window.location.assign(withNext('/login', '/account-setting'))
  if (response.isOk) {
    clearAccount()
    window.location.assign('/goodbye')
  }
  return response
}

const failureOf = ({ status, message }: ApiResponse) => (status === 401 ? '' : message || accountMessages.notDeleted)

type DeletionProps = { email: string; onCancel: () => void }

function DeletionByPassword({ email, onCancel }: DeletionProps) {
  const deletion = useSubmit({
    schema: accountDeletionSchema,
    values: { password: '' },
    call: ({ password }) => deleteAccount({ password }),
    done: () => undefined,
    failed: failureOf,
    idOf: (name) => `delete-${name}`,
  })
  return (
    <SubmitForm
      of={deletion}
      label="Delete your account"
      button="Delete account"
      look="danger"
      beside={<Cancel onCancel={onCancel} />}
      inputs={[
        {
          name: 'password',
          label: 'Your password',
          as: PasswordField,
          autoComplete: 'current-password',
          required: true,
        },
      ]}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
    </SubmitForm>
  )
}

function DeletionByCode({ email, onCancel, isMailHeld }: DeletionProps & { isMailHeld: boolean }) {
  const [isMailed, setMailed] = useState(false)
  const mailCode = () => callApi('/api/account/send-code', { method: 'POST' })
  const mailing = useAction({
    call: mailCode,
    done: () => {
      setMailed(true)
    },
    failed: codeMessages.notSent,
    isQuiet: true,
  })
  const deletion = useSubmit({
    schema: codeSchema,
    values: { code: '' },
    call: ({ code }) => deleteAccount({ code }),
    done: () => undefined,
    failed: failureOf,
  })
  const { setFocus } = deletion.form

  useEffect(() => {
    if (isMailed) setFocus('code')
  }, [isMailed, setFocus])

  if (!isMailed)
    return (
      <div className="space-y-5">
        <p>Your account doesn't have a password, so we'll email you a code to confirm it's you.</p>
        <MessageArea message={mailing.message} />
        <div className="flex flex-wrap justify-end gap-3">
          <Cancel onCancel={onCancel} />
          <Button isBusy={mailing.isBusy} onClick={() => mailing.act()}>
            Email me a code
          </Button>
        </div>
      </div>
    )
  return (
    <SubmitForm
      of={deletion}
      label="Delete your account"
      button="Delete account"
      look="danger"
      beside={<Cancel onCancel={onCancel} />}
    >
      <MailedCode form={deletion.form} resend={mailCode} isMailHeld={isMailHeld}>
        We emailed a code to <span className="wrap-anywhere">{email}</span>.
      </MailedCode>
    </SubmitForm>
  )
}

const codeSchema = z.object({ code: filledCodeSchema })

function Cancel({ onCancel }: { onCancel: () => void }) {
  return (
    <Button look="secondary" onClick={onCancel}>
      Cancel
    </Button>
  )
}
