'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { ManagedPosting } from '@/components/hiring/managed-posting'
import { island } from '@/components/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { Skeleton } from '@/components/ui/skeleton'
import { callApi } from '@/lib/api/client'
import type { ManagedWithInterest } from '@/lib/hiring/format'
import { employerMessages } from '@/lib/hiring/messages'

type State = { posting: ManagedWithInterest } | 'loading' | 'old' | 'dead' | 'failed'

export const ManagePosting = island('manage-posting', function ManagePosting() {
  const [state, setState] = useState<State>('loading')
  const [token, setToken] = useState('')

  async function open(given: string) {
    setState('loading')
    const response = await callApi<ManagedWithInterest>('/api/postings/managed', {
      method: 'POST',
      json: { token: given },
    }).catch(() => null)
    if (response?.isOk) return setState({ posting: response.data })
    if (response?.status === 410) return setState('old')
    setState(response?.status === 404 || response?.status === 400 ? 'dead' : 'failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once.
  useEffect(() => {
    const given = new URLSearchParams(window.location.search).get('token') ?? ''
    setToken(given)
    open(given)
  }, [])

  if (typeof state === 'object') return <ManagedPosting token={token} opened={state.posting} />
  if (state === 'loading') return <Opening />
  if (state === 'old') return <OldLink token={token} />
  return (
    <div className="grid max-w-reading justify-items-start gap-6">
      <MessageArea
        message={{ tone: 'error', text: state === 'dead' ? employerMessages.deadLink : employerMessages.failure }}
      />
      {state === 'failed' ? (
        <Button onClick={() => open(token)}>Try again</Button>
      ) : (
        <Link href="/contact-us" className={buttonClass('secondary')}>
          Contact us
        </Link>
      )}
    </div>
  )
})

function Opening() {
  return (
    <div aria-busy="true" className="grid gap-6">
      <p role="status" className="sr-only">
        Opening your posting
      </p>
      <Skeleton className="h-28" />
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <Skeleton className="h-72" />
        <Skeleton className="h-72" />
      </div>
    </div>
  )
}

function OldLink({ token }: { token: string }) {
  const [message, setMessage] = useState<Message | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function ask() {
    setBusy(true)
    const response = await callApi('/api/postings/managed/links', { method: 'POST', json: { token } }).catch(() => null)
    setBusy(false)
    setMessage({ tone: response?.isOk ? 'success' : 'error', text: response?.message || employerMessages.failure })
  }

  return (
    <div className="grid max-w-reading justify-items-start gap-5">
      <h2 className="text-heading">This link has expired</h2>
      <p>
        A link that manages a posting works for 90 days. We can mail you a new one, to the address that the job was
        posted from.
      </p>
      <MessageArea message={message} />
      {message?.tone !== 'success' && (
        <Button isBusy={isBusy} onClick={ask}>
          Mail me a new link
        </Button>
      )}
    </div>
  )
}
