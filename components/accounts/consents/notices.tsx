'use client'

import { useState } from 'react'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { type ApiResponse, callApi } from '@/lib/api/client'
import { matchMessages } from '@/lib/hiring/matches/messages'
import { consentMessages, consentTexts } from '@/lib/platform/consents/texts'

type NoticesProps = { wantsReminders: boolean; wantsNews: boolean }

export function Notices({ wantsReminders, wantsNews }: NoticesProps) {
  const [message, say] = useState<Message | null>(null)
  return (
    <div className="mt-4 space-y-2">
      <Choice
        isChosen={wantsReminders}
        call={(wanted) => callApi('/api/account/reminders', { method: 'PUT', json: { wanted } })}
        say={say}
      >
        Email me when a saved job is about to close or has closed.
      </Choice>
      <Choice
        isChosen={wantsNews}
        call={(wanted) => callApi('/api/account/consents/news', { method: wanted ? 'PUT' : 'DELETE' })}
        say={say}
      >
        {consentTexts.news}
      </Choice>
      <MessageArea message={message} />
    </div>
  )
}

export function SuggestionsChoice({ isWanted }: { isWanted: boolean }) {
  const [message, say] = useState<Message | null>(null)
  return (
    <div className="mb-8 rounded-card border border-line bg-raised px-5 py-3">
      <Choice
        isChosen={isWanted}
        call={(wanted) => callApi('/api/account/suggestions', { method: 'PUT', json: { wanted } })}
        say={say}
      >
        {matchMessages.choice}
      </Choice>
      <p className="pb-2 text-sm text-muted sm:pl-8">{matchMessages.hint}</p>
      <MessageArea message={message} />
    </div>
  )
}

type ChoiceProps = {
  isChosen: boolean
  call: (isChosen: boolean) => Promise<ApiResponse>
  say: (message: Message | null) => void
  children: string
}

function Choice({ isChosen, call, say, children }: ChoiceProps) {
  const [isTicked, setTicked] = useState(isChosen)
  const { act, isBusy } = useAction({ call, done: ({ message }) => message, failed: consentMessages.failed, say })

  async function change(wanted: boolean) {
    setTicked(wanted)
    if (!(await act(wanted))) setTicked(!wanted)
  }

  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isTicked}
        aria-disabled={isBusy}
        onChange={(event) => !isBusy && change(event.target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {children}
    </label>
  )
}
