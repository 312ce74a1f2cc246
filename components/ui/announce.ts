import { createContext, useContext, useState } from 'react'
import type { Message } from '@/components/ui/message-area'

type Announce = (message: Message) => void

/** Where a page says what has just happened, such as the console's toast; without one an action says it in its own place. */
export const AnnounceContext = createContext<Announce | null>(null)

const silent: Announce = () => {}

export const useAnnounce = () => useContext(AnnounceContext) ?? silent

/** What to show here, and how to say it: nothing to show where the page announces. */
export function useTell(): [Message | null, (message: Message | null) => void] {
  const announce = useContext(AnnounceContext)
  const [message, setMessage] = useState<Message | null>(null)
  return announce ? [null, (said) => said && announce(said)] : [message, setMessage]
}
