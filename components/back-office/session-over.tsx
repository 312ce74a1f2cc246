'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SESSION_OVER } from '@/lib/api/client'

/** Tells an admin whose session ended elsewhere that what they did was not saved, and leaves their page as it is. */
export function SessionOver() {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const tell = (event: Event) => {
      event.preventDefault()
      setOpen(true)
    }
    addEventListener(SESSION_OVER, tell)
    return () => removeEventListener(SESSION_OVER, tell)
  }, [])

  return (
    <Dialog title="You are signed out" isOpen={isOpen} onClose={() => setOpen(false)} className="max-w-md">
      <p className="text-muted">
        What you did last was not saved. Sign in again in another tab, come back and do it once more: what you typed is
        still here.
      </p>
      <a href="/admin" target="_blank" rel="noreferrer" data-first-focus className={buttonClass('primary', 'mt-6')}>
        Sign in (opens in a new tab)
      </a>
    </Dialog>
  )
}
