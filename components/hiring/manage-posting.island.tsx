'use client'

import Link from 'next/link'
import { useEffect, useState } from 'react'
import { ManagedPosting } from '@/components/hiring/managed-posting'
import { OldLink } from '@/components/hiring/old-link'
import { island } from '@/components/islands/island'
import { Button, buttonClass } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { Skeleton } from '@/components/ui/skeleton'
import { callApi } from '@/lib/api/client'
import type { ManagedWithInterest } from '@/lib/hiring/format'
import { employerMessages } from '@/lib/hiring/messages'

type State = { posting: ManagedWithInterest } | 'loading' | 'old' | 'dead' | 'failed'

/** An employer's page of one posting: opens it by the token in the page's address. */
export const ManagePosting = island('manage-posting', function ManagePosting() {
  const [state, setState] = useState<State>('loading')
  const [token, setToken] = useState('')

  async function open(given: string) {
    setState('loading')
    const answer = await callApi<ManagedWithInterest>('/api/postings/managed', {
      method: 'POST',
      json: { token: given },
    }).catch(() => null)
    if (answer?.isOk) return setState({ posting: answer.data })
    if (answer?.status === 410) return setState('old')
    setState(answer?.status === 404 || answer?.status === 400 ? 'dead' : 'failed')
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
