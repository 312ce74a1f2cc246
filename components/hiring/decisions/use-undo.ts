'use client'

import { useRouter } from 'next/navigation'
import { useOfferUndo } from '@/components/console/lists/status-message'
import { useAnnounce } from '@/components/ui/announce'
import { callApi } from '@/lib/api/client'
import { undoMessages } from '@/lib/platform/undo/messages'

/** A decision that is being saved, and the call that undoes it. */
type Decided = { name: string; path: string; isSaved: Promise<boolean> | boolean; onUndone?: () => void }

/**
 * Offers to undo decisions, one or several at once. The server holds their emails for as long, so that the record's own
 * page can undo them too.
 */
export function useUndo() {
  const router = useRouter()
  const announce = useAnnounce()
  const offerUndo = useOfferUndo()

  async function undo({ name, path, isSaved, onUndone }: Decided): Promise<void> {
    if (!(await isSaved)) return
    const { isOk, message } = await callApi(path, { method: 'POST', keepalive: true })
    if (isOk) onUndone?.()
    else announce({ tone: 'error', text: `${name}: ${message || undoMessages.notUndone}` })
    router.refresh()
  }

  return (text: string, decided: Decided[], more: Omit<Parameters<typeof offerUndo>[0], 'text' | 'undo'> = {}) =>
    offerUndo({
      ...more,
      text,
      undo: () => {
        for (const each of decided) void undo(each)
      },
    })
}
