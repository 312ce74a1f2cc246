'use client'

import { useRouter } from 'next/navigation'
import { startTransition } from 'react'
import { useOfferUndo } from '@/components/console/lists/status-message'
import { useAnnounce } from '@/components/ui/announce'
import { callApi } from '@/lib/api/client'
import { undoMessages } from '@/lib/platform/undo/messages'

/** A decision, and the call that undoes it, or null if it couldn't be saved. */
type Decided = {
  name: string
  path: Promise<string | null> | string
  onUndone?: () => void
  /** Runs together with the page's refresh afterward. */
  onRefreshed?: () => void
}

/**
 * Offers to undo decisions, one or several at once. The server holds their emails for as long, so that the record's own
 * page can undo them too.
 */
export function useUndo() {
  const router = useRouter()
  const announce = useAnnounce()
  const offerUndo = useOfferUndo()

  async function undo({ name, path, onUndone }: Decided): Promise<boolean> {
    const undoing = await path
    if (!undoing) return false
    const { isOk, message } = await callApi(undoing, { method: 'POST', keepalive: true })
    if (isOk) onUndone?.()
    else announce({ tone: 'error', text: `${name}: ${message || undoMessages.notUndone}` })
    return isOk
  }

  return (text: string, decided: Decided[], more: Omit<Parameters<typeof offerUndo>[0], 'text' | 'undo'> = {}) => {
    const withdraw = offerUndo({
      ...more,
      text,
      undo: async () => {
        const undone = await Promise.all(decided.map(undo))
        startTransition(() => {
          router.refresh()
          for (const { onRefreshed } of decided) onRefreshed?.()
        })
        return undone.every(Boolean)
      },
    })
    void Promise.all(decided.map(({ path }) => path)).then((paths) => paths.every((path) => !path) && withdraw())
  }
}
