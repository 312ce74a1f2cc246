'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useAnnounce } from '@/components/console/lists/status-message'
import { useFocusHome } from '@/components/console/lists/use-focus-home'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { callApi } from '@/lib/api/client'

type DeleteRecordProps = {
  path: string
  title: string
  /** Tells this row's button from the others' for who cannot see the row. */
  name: string
  messages: { question: string; deleted: string; notDeleted: string }
  after?: string
  label?: string
}

export function DeleteRecord({ path, title, name, messages, after, label = 'Delete' }: DeleteRecordProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsking, setIsAsking] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  async function remove() {
    setIsBusy(true)
    const status = await callApi(path, { method: 'DELETE' }).then(
      (answer) => answer.status,
      () => 0,
    )
    const isDeleted = status >= 200 && status < 300
    setIsBusy(false)
    setIsAsking(false)
    announce({ tone: isDeleted ? 'success' : 'error', text: isDeleted ? messages.deleted : messages.notDeleted })
    // A row that somebody else has deleted goes as well.
    if (!isDeleted && status !== 404) return
    if (after) router.push(after)
    router.refresh()
  }

  return (
    <div ref={part} className="flex max-md:flex-auto">
      <button type="button" onClick={() => setIsAsking(true)} className={rowAction('danger')}>
        <Trash2 aria-hidden className="size-4" />
        <span className={rowActionWord}>{label}</span>
        <span className="sr-only"> {name}</span>
      </button>
      <ConfirmDialog
        title={title}
        question={messages.question}
        confirmLabel={label}
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={remove}
        onClose={() => setIsAsking(false)}
      />
    </div>
  )
}
