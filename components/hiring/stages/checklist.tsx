'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { useAnnounce } from '@/components/ui/announce'
import { CheckboxField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import { checklistMessages as messages } from '@/lib/hiring/stages/messages'

/** `done` says who checked it off and when; empty if no one has. */
type Item = { item: string; done: string }
type ChecklistProps = { applicationId: number; stageId: number; items: Item[] }

export function Checklist({ applicationId, stageId, items }: ChecklistProps) {
  return (
    <ul>
      {items.map((item) => (
        <ChecklistItem key={item.item} applicationId={applicationId} stageId={stageId} {...item} />
      ))}
    </ul>
  )
}

function ChecklistItem({ applicationId, stageId, item, done }: Omit<ChecklistProps, 'items'> & Item) {
  const router = useRouter()
  const announce = useAnnounce()
  /** What was chosen while the page showed `done`. */
  const [chosen, setChosen] = useState<{ done: string; isDone: boolean } | null>(null)
  const saving = useRef<Promise<unknown> | null>(null)
  const isDone = chosen?.done === done ? chosen.isDone : done !== ''

  async function check(isChecked: boolean) {
    setChosen({ done, isDone: isChecked })
    const path = `/api/applications/${applicationId}/checklist`
    const json = { stageId, item, isDone: isChecked }
    const call = () => callApi(path, { method: 'PUT', json, keepalive: true })
    // A second choice waits for the first, so that they arrive in order.
    const response = saving.current ? saving.current.then(call) : call()
    saving.current = response
    const { isOk, status, message } = await response
    if (!isOk) {
      setChosen(null)
      announce({ tone: 'error', text: message || messages.notSaved })
    }
    if (status !== 0) router.refresh()
  }

  return (
    <li>
      <CheckboxField
        label={<span className="wrap-anywhere">{item}</span>}
        hint={done || undefined}
        checked={isDone}
        onChange={({ target }) => void check(target.checked)}
      />
    </li>
  )
}
