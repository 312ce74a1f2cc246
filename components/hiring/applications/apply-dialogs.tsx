'use client'

import Link from 'next/link'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { MailedCode } from '@/components/accounts/seekers/mailed-code'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { ApiResponse } from '@/lib/api/client'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/hiring/applications/form'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { withNext } from '@/lib/site/routes/return-path'

type LoginDialogProps = {
  isOpen: boolean
  onClose: () => void
  onLeave: () => void
  onGuest: () => void
  path: string
}

export function LoginDialog({ isOpen, onClose, onLeave, onGuest, path }: LoginDialogProps) {
  return (
    <Dialog title={applicationMessages.loginFirst} isOpen={isOpen} onClose={onClose} className="max-w-md">
      <LoginFirst path={path} onLeave={onLeave} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button look="secondary" onClick={onGuest}>
          {applicationMessages.asGuest}
        </Button>
        <Link href={withNext('/login', path)} onClick={onLeave} className={buttonClass()}>
          Login
        </Link>
      </div>
    </Dialog>
  )
}

function LoginFirst({ path, onLeave }: Pick<LoginDialogProps, 'path' | 'onLeave'>) {
  return (
    <p className="mb-6 text-muted">
      We'll bring you right back to this job. No account yet?{' '}
      <Link href={withNext('/register', path)} onClick={onLeave} className="text-accent underline underline-offset-4">
        Sign up
      </Link>{' '}
      takes two minutes. You can also apply without one: we'll email you a code to enter in the form.
    </p>
  )
}

type ThanksDialogProps = { isOpen: boolean; onClose: () => void }

export function ThanksDialog({ isOpen, onClose }: ThanksDialogProps) {
  return (
    <Dialog title="Application sent" isOpen={isOpen} onClose={onClose} className="max-w-md">
      <p className="mb-6">{applicationMessages.thanks}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Link href="/jobs-applied" className={buttonClass('secondary')}>
          My applied jobs
        </Link>
        <Button onClick={onClose}>OK</Button>
      </div>
    </Dialog>
  )
}

type GuestCodeProps = {
  form: UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>
  email: string
  resend: () => Promise<ApiResponse>
  isMailHeld: boolean
}

export function GuestCode({ form, email, resend, isMailHeld }: GuestCodeProps) {
  useEffect(() => form.setFocus('code'), [form])
  return (
    <MailedCode form={form} resend={resend} isMailHeld={isMailHeld}>
      We emailed a code to <span className="wrap-anywhere">{email}</span>. Enter it here to send your application.
    </MailedCode>
  )
}
