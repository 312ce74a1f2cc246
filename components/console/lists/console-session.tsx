'use client'

import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { clearOldFormDrafts, noteEditor } from '@/lib/accounts/session/browser-state'
import { SESSION_OVER } from '@/lib/api/client'

const AdminIdContext = createContext(0)

/** The id of the signed-in admin; 0 if there's none. */
export const useAdminId = () => useContext(AdminIdContext)

type ConsoleSessionProps = {
  adminId: number
  isEditor: boolean
  children: ReactNode
}

/** If an admin's session ended elsewhere, says that their change wasn't saved. Leaves the page as it is. */
export function ConsoleSession({ adminId, isEditor, children }: ConsoleSessionProps) {
  const [isOver, setOver] = useState(false)

  useEffect(() => {
    if (adminId === 0) return
    const warn = (event: Event) => {
      event.preventDefault()
      noteEditor(false)
      setOver(true)
    }
    addEventListener(SESSION_OVER, warn)
    return () => removeEventListener(SESSION_OVER, warn)
  }, [adminId])
  useEffect(clearOldFormDrafts, [])
  useEffect(() => noteEditor(isEditor), [isEditor])

  return (
    <AdminIdContext value={adminId}>
      {children}
      <Dialog title="You've been signed out" isOpen={isOver} onClose={() => setOver(false)} className="max-w-md">
        <p className="text-muted">
          Your last change wasn't saved. Sign in again in another tab, then come back and try again. What you've entered
          is still here.
        </p>
        <a href="/admin" target="_blank" rel="noreferrer" data-first-focus className={buttonClass('primary', 'mt-6')}>
          Sign in (opens in a new tab)
        </a>
      </Dialog>
    </AdminIdContext>
  )
}
