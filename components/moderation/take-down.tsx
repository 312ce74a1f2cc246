'use client'

import { Ban } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { ReasonDialog } from '@/components/moderation/reason-dialog'
import { Button } from '@/components/ui/button'
import { callApi } from '@/lib/api/client'
import { moderationMessages } from '@/lib/moderation/messages'
import { commonEnds } from '@/lib/moderation/schema'

type TakeDownProps = { id: number; version: number; jobTitle: string; company: string }

export function TakeDown({ id, version, jobTitle, company }: TakeDownProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isOpen, setOpen] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function takeDown(reason: string) {
    setBusy(true)
    const json = { hireFromUsId: id, version, status: 'taken-down', reason }
    const response = await callApi('/hire-from-us', { method: 'PUT', json }).catch(() => null)
    setBusy(false)
    setOpen(false)
    if (response?.isOk) announce({ tone: 'success', text: moderationMessages['taken-down'] })
    else announce({ tone: 'error', text: response?.message || moderationMessages.failure })
    router.refresh()
  }

  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <Ban aria-hidden className="size-5" /> Take down
      </Button>
      <ReasonDialog
        title={`${jobTitle}, ${company}`}
        question={moderationMessages.askTakeDown}
        action="Take down"
        label="Reason"
        missing={moderationMessages.takingDownUnexplained}
        look="danger"
        starters={{ legend: 'Reasons to start from', sentences: commonEnds }}
        isOpen={isOpen}
        isBusy={isBusy}
        onDecide={takeDown}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
