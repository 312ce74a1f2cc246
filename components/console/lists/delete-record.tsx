'use client'

import { Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'

type DeleteRecordProps = {
  path: string
  title: string
  /** Tells this row's button apart from the others for screen readers. */
  name: string
  messages: { question: string; deleted: string; notDeleted: string }
  after?: string
  label?: string
}

export function DeleteRecord({ path, title, name, messages, after, label = 'Delete' }: DeleteRecordProps) {
  const router = useRouter()
  const leave = () => after && router.push(after)
  return (
    <ConfirmedAction
      call={() => callApi(path, { method: 'DELETE' })}
      title={title}
      question={messages.question}
      confirmLabel={label}
      done={() => {
        leave()
        return messages.deleted
      }}
      failed={({ status }) => {
        // Someone else already deleted it.
        if (status === 404) leave()
        return messages.notDeleted
      }}
      className="flex max-md:flex-auto"
      button={(ask) => (
        <button type="button" onClick={ask} className={rowAction('danger')}>
          <Trash2 aria-hidden className="size-4" />
          <span className={rowActionWord}>{label}</span>
          <span className="sr-only"> {name}</span>
        </button>
      )}
    />
  )
}
