'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAnnouncement } from '@/components/ui/announce'
import type { Message } from '@/components/ui/message-area'
import type { ApiResponse } from '@/lib/api/client'

export type ActionOptions<Given, Data> = {
  call: (given: Given) => Promise<ApiResponse<Data>>
  /** The message on success. */
  done: string | ((response: ApiResponse<Data>, given: Given) => string | undefined)
  /** The message on failure. A string is only used if the server sends no message. */
  failed: string | ((response: ApiResponse<Data>, given: Given) => string)
  /** Shows the result somewhere other than the page's or the action's message area. */
  say?: (message: Message | null) => void
  /** Skips the page refresh, which would remove the element that shows the result. */
  isQuiet?: boolean
}

export type Action<Given> = {
  /** Returns whether it succeeded. Ignores calls while one is in progress. */
  act: (given: Given) => Promise<boolean>
  isBusy: boolean
  /** The argument of the call in progress. Tells which of several buttons is busy. */
  busyWith: Given | undefined
  message: Message | null
  say: (message: Message | null) => void
}

/** State for a button that calls the server: one busy state, one message, and a page refresh afterward. */
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
    // Refreshes after an error too, because the error often means that the page is out of date.
    if (status !== 0 && !own.isQuiet) router.refresh()
    return isOk
  }

  return { act, isBusy, busyWith: running?.given, message, say }
}
