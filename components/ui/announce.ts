import { createContext, useContext, useState } from 'react'
import type { Message } from '@/components/ui/message-area'

type Announce = (message: Message) => void

/** Where a page announces results, such as the console's toast. Without one, each action shows its own result. */
export const AnnounceContext = createContext<Announce | null>(null)

const silent: Announce = () => {}

export const useAnnounce = () => useContext(AnnounceContext) ?? silent

/**
 * Returns the message to show here and a function to announce one. There's nothing to show here if the page announces.
 */
export function useAnnouncement(): [Message | null, (message: Message | null) => void] {
  const announce = useContext(AnnounceContext)
  const [message, setMessage] = useState<Message | null>(null)
  return announce ? [null, (next) => next && announce(next)] : [message, setMessage]
}
