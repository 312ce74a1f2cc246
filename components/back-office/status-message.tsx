'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useFleeting } from '@/components/ui/use-fleeting'

const CLEARS_AFTER_MS = 3_000

const Announce = createContext<(message: Message) => void>(() => {})

/** Tells an admin how an action ended, from wherever it was called: the row it came from may be gone by then. */
export const useAnnounce = () => useContext(Announce)

/** Shows what `useAnnounce` is told and clears it after 3 seconds (spec §9). */
export function StatusMessage({ children }: { children: ReactNode }) {
  const [message, announce] = useFleeting<Message>(CLEARS_AFTER_MS)

  return (
    <Announce value={announce}>
      {children}
      <div className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-5">
        <div className={message ? 'rounded-control bg-raised shadow-lifted' : undefined}>
          <MessageArea message={message} />
        </div>
      </div>
    </Announce>
  )
}
