'use client'

import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { applicationMessages } from '@/lib/applications/messages'
import { withNext } from '@/lib/chrome/paths'

type LoginDialogProps = {
  isOpen: boolean
  onClose: () => void
  path: string
  /** Something is filled in already: the login opens beside it, so that it stays. */
  isForm: boolean
}

/** Asks whoever is not signed in to log in first, and leads back to `path` afterwards (spec §4). */
export function LoginDialog({ isOpen, onClose, path, isForm }: LoginDialogProps) {
  return (
    <Dialog title={applicationMessages.loginFirst} isOpen={isOpen} onClose={onClose} className="max-w-md">
      {isForm ? <LoginBeside /> : <LoginFirst path={path} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        {isForm ? (
          <a href="/login" target="_blank" onClick={onClose} className={buttonClass()} rel="noopener">
            Login<span className="sr-only"> (opens a new tab)</span>
          </a>
        ) : (
          <Link href={withNext('/login', path)} className={buttonClass()}>
            Login
          </Link>
        )}
      </div>
    </Dialog>
  )
}

function LoginBeside() {
  return (
    <p className="mb-6 text-muted">
      Your session has ended. Login opens in a new tab; come back to this one and submit again. What you filled in
      stays.
    </p>
  )
}

function LoginFirst({ path }: { path: string }) {
  return (
    <p className="mb-6 text-muted">
      You come back to this job right after. No account yet?{' '}
      <Link href={withNext('/register', path)} className="text-accent underline underline-offset-4">
        Sign up
      </Link>{' '}
      takes two minutes.
    </p>
  )
}
