'use client'

import { Undo2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { undoMessages } from '@/lib/platform/undo/messages'

/** `path` is the call that undoes the decision. */
export function UndoDecision({ path }: { path: string }) {
  const { act, isBusy, message } = useAction({
    call: () => callApi(path, { method: 'POST' }),
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
