'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { adminAccountMessages as messages } from '@/lib/admin-account/messages'
import { callApi } from '@/lib/api/client'

/** Signs the admin out everywhere else, after asking. */
export function EndOthers({ count }: { count: number }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function end() {
    setBusy(true)
    const answer = await callApi('/api/adminaccount/sessions', { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setAsked(false)
    announce(
      answer?.isOk
        ? { tone: 'success', text: messages.othersEnded }
        : { tone: 'error', text: answer?.message || messages.othersNotEnded },
    )
    if (answer?.isOk) router.refresh()
  }

  return (
    <div ref={part} className="mt-3">
      <Button look="secondary" onClick={() => setAsked(true)}>
        {count === 1 ? 'End the other session' : `End the other ${count} sessions`}
      </Button>
      <ConfirmDialog
        title="End the other sessions"
        question={messages.askEndOthers}
        confirmLabel="Sign out elsewhere"
        isOpen={isAsked}
        isBusy={isBusy}
        onConfirm={end}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
