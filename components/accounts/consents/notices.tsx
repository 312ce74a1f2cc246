'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { consentMessages, consentTexts } from '@/lib/platform/consents/texts'

type NoticesProps = { wantsReminders: boolean; wantsNews: boolean }

export function Notices({ wantsReminders, wantsNews }: NoticesProps) {
  const router = useRouter()
  const [message, setMessage] = useState<Message | null>(null)

  async function save(path: string, options: Parameters<typeof callApi>[1]): Promise<boolean> {
    const response = await callApi(path, options).catch(() => null)
    setMessage({ tone: response?.isOk ? 'success' : 'error', text: response?.message || consentMessages.failed })
    if (response?.isOk) router.refresh()
    return response?.isOk ?? false
  }
  const remind = (wanted: boolean) => save('/api/account/reminders', { method: 'PUT', json: { wanted } })
  const news = (wanted: boolean) => save('/api/account/consents/news', { method: wanted ? 'PUT' : 'DELETE' })

  return (
    <div className="mt-4 space-y-2">
      <Choice isChosen={wantsReminders} onChange={remind}>
        Write to me when a saved job closes soon or has ended.
      </Choice>
      <Choice isChosen={wantsNews} onChange={news}>
        {consentTexts.news}
      </Choice>
      <MessageArea message={message} />
    </div>
  )
}

type ChoiceProps = { isChosen: boolean; onChange: (isChosen: boolean) => Promise<boolean>; children: string }

function Choice({ isChosen, onChange, children }: ChoiceProps) {
  const [isTicked, setTicked] = useState(isChosen)
  const [isBusy, setBusy] = useState(false)

  async function change(wanted: boolean) {
    setTicked(wanted)
    setBusy(true)
    if (!(await onChange(wanted))) setTicked(!wanted)
    setBusy(false)
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
