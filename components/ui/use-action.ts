'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnouncement } from '@/components/ui/announce'
import type { Message } from '@/components/ui/message-area'
import type { ApiResponse } from '@/lib/api/client'

export type ActionOptions<Given, Data> = {
  call: (given: Given) => Promise<ApiResponse<Data>>
  /** What to say on success. */
  done: string | ((response: ApiResponse<Data>, given: Given) => string | undefined)
  /** What to say on failure: a fallback for when the server gives no message, or the message. */
  failed: string | ((response: ApiResponse<Data>, given: Given) => string)
  /** Where to show it, if not where the page or the action does. */
  say?: (message: Message | null) => void
  /** Doesn't refresh the page, which would remove the element that shows the outcome. */
  isQuiet?: boolean
}

export type Action<Given> = {
  /** Whether it succeeded; concurrent calls are ignored. */
  act: (given: Given) => Promise<boolean>
  isBusy: boolean
  /** What it was asked to do, while it does it: which of several buttons is busy. */
  busyWith: Given | undefined
  message: Message | null
  say: (message: Message | null) => void
}

/** A button that calls the server: one busy state, one message, and a page refresh afterward. */
export function useAction<Given = void, Data = unknown>({
  call,
  done,
  failed,
  ...own
}: ActionOptions<Given, Data>): Action<Given> {
  const router = useRouter()
  const [message, show] = useAnnouncement()
  const say = own.say ?? show
  const [running, setRunning] = useState<{ given: Given } | null>(null)
  const isBusy = running !== null

  async function act(given: Given): Promise<boolean> {
    if (isBusy) return false
    setRunning({ given })
    say(null)
    const response = await call(given)
    setRunning(null)
    const { isOk, status } = response
    const outcome = isOk ? done : failed
    const text = typeof outcome === 'function' ? outcome(response, given) : isOk ? outcome : response.message || outcome
    if (text) say({ tone: isOk ? 'success' : 'error', text, ...(status === 0 && { retry: () => void act(given) }) })
    // After a refusal too, because the page may be out of date.
    if (status !== 0 && !own.isQuiet) router.refresh()
    return isOk
  }

  return { act, isBusy, busyWith: running?.given, message, say }
}
