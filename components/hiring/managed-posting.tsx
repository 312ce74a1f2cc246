'use client'

import { type ComponentType, useState } from 'react'
import type { EditPostingProps } from '@/components/hiring/edit-posting'
import { ManagedActions } from '@/components/hiring/managed-actions'
import { ManagedHeader } from '@/components/hiring/managed-header'
import { PostingInterest } from '@/components/hiring/posting-interest'
import { type Message, MessageArea } from '@/components/ui/message-area'
import type { Managed, ManagedWithInterest } from '@/lib/hiring/format'
import { employerMessages } from '@/lib/hiring/messages'

type ManagedPostingProps = { token: string; opened: ManagedWithInterest }

export function ManagedPosting({ token, opened }: ManagedPostingProps) {
  const [posting, setPosting] = useState<Managed>(opened)
  const [message, setMessage] = useState<Message | null>(null)
  const [Form, setForm] = useState<ComponentType<EditPostingProps> | null>(null)

  async function edit() {
    setMessage(null)
    try {
      const { EditPosting } = await import('@/components/hiring/edit-posting')
      setForm(() => EditPosting)
    } catch {
      setMessage({ tone: 'error', text: employerMessages.failure })
    }
  }

  function leaveForm(changed: Managed | null, text = '') {
    setForm(null)
    if (changed) setPosting(changed)
    setMessage(text ? { tone: 'success', text } : null)
    window.scrollTo({ top: 0 })
  }

  return (
    <div className="grid gap-6">
      <ManagedHeader posting={posting} />
      <MessageArea message={message} />
      {Form ? (
        <Form token={token} posting={posting} onDone={leaveForm} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <ManagedActions
            token={token}
            posting={posting}
            onEdit={edit}
            onTold={(told, now) => {
              setMessage(told)
              if (now) setPosting(now)
            }}
          />
          <PostingInterest interest={opened.interest} isPublic={posting.path !== null} />
        </div>
      )}
    </div>
  )
}
