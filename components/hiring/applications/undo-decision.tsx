'use client'

import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { undoMessages } from '@/lib/hiring/applications/messages'

export const undoPath = (id: number) => `/api/applications/${id}/undo`

export function UndoDecision({ applicationId }: { applicationId: number }) {
  const { act, isBusy, message } = useAction({
    call: () => callApi(undoPath(applicationId), { method: 'POST' }),
    done: undoMessages.undone,
    failed: undoMessages.notUndone,
  })
  return (
    <>
      <Button look="secondary" onClick={() => void act()} aria-disabled={isBusy} className="mt-2">
        <Undo2 aria-hidden className="size-4" /> Undo
      </Button>
      <MessageArea message={message} />
    </>
  )
}
