'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { useFocusHome } from '@/components/back-office/use-focus-home'
import { buttonClass } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'
import { applicationMessages } from '@/lib/applications/messages'

/** Deletes an application after asking in the documented words (spec §8); `title` names it for screen readers. */
export function DeleteApplication({ id, title }: { id: number; title: string }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function remove() {
    setIsBusy(true)
    const isDeleted = await callApi(`/apply-job/delete/${id}`, { method: 'DELETE' }).then(
      ({ isOk }) => isOk,
      () => false,
    )
    setIsBusy(false)
    setIsAsking(false)
    announce(
      isDeleted
        ? { tone: 'success', text: applicationMessages.deleted }
        : { tone: 'error', text: applicationMessages.notDeleted },
    )
    if (isDeleted) router.refresh()
  }

  return (
    <div ref={part}>
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className={buttonClass('secondary', 'px-3.5 text-danger!')}
      >
        <Trash2 aria-hidden className="size-4" /> Delete<span className="sr-only"> {title}</span>
      </button>
      <ConfirmDialog
        title="Delete application"
        question={applicationMessages.deleteQuestion}
        confirmLabel="Delete"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
