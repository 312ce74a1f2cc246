'use client'

import { ExternalLink, MessageCircleQuestion } from 'lucide-react'
import Link from 'next/link'
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react'
import type { EditPostingProps } from '@/components/hiring/employers/edit-posting'
import { ManagedActions } from '@/components/hiring/employers/managed-actions'
import { PostingInterest } from '@/components/hiring/employers/posting-interest'
import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { PlainText } from '@/components/jobs/postings/plain-text'
import { island } from '@/components/site/islands/island'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { Skeleton } from '@/components/ui/skeleton'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { Managed, ManagedWithInterest } from '@/lib/hiring/employers/format'
import { employerMessages } from '@/lib/hiring/employers/messages'
import { dayLabel } from '@/lib/platform/dates'

const badges = {
  pending: ['warning', 'In review'],
  returned: ['warning', 'We have a question'],
  approved: ['success', 'Open'],
  rejected: ['danger', 'Not published'],
  closed: ['neutral', 'Closed'],
  filled: ['neutral', 'Filled'],
  expired: ['neutral', 'Expired'],
} as const
const day = (moment: string | null) => (moment ? dayLabel(new Date(moment)) : '')

type State = { posting: ManagedWithInterest } | 'loading' | 'old' | 'dead' | 'failed'

export const ManagePosting = island('manage-posting', function ManagePosting() {
  const [state, setState] = useState<State>('loading')
  const [token, setToken] = useState('')

  async function open(given: string) {
    setState('loading')
    const call = { method: 'POST', json: { token: given } } as const
    const { isOk, status, data } = await callApi<ManagedWithInterest>('/api/postings/managed', call)
    if (isOk) return setState({ posting: data })
    if (status === 410) return setState('old')
    setState(status === 404 || status === 400 ? 'dead' : 'failed')
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the URL is read once.
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
  const { act, isBusy, message } = useAction({
    call: () => callApi('/api/postings/managed/links', { method: 'POST', json: { token } }),
    done: ({ message: text }) => text,
    failed: employerMessages.failure,
  })

  return (
    <div className="grid max-w-reading justify-items-start gap-5">
      <h2 className="text-heading">This link has expired</h2>
      <p>
        Links to manage a posting expire after 90 days. We can email a new one to the email address used to post the
        job.
      </p>
      <MessageArea message={message} />
      {message?.tone !== 'success' && (
        <Button isBusy={isBusy} onClick={() => act()}>
          Email me a new link
        </Button>
      )}
    </div>
  )
}

type ManagedPostingProps = { token: string; opened: ManagedWithInterest }

function ManagedPosting({ token, opened }: ManagedPostingProps) {
  const [posting, setPosting] = useState<Managed>(opened)
  const [message, setMessage] = useState<Message | null>(null)
  const [Form, setForm] = useState<ComponentType<EditPostingProps> | null>(null)
  const title = useRef<HTMLHeadingElement>(null)

  async function edit() {
    setMessage(null)
    try {
      const { EditPosting } = await import('@/components/hiring/employers/edit-posting')
      setForm(() => EditPosting)
    } catch {
      setMessage({ tone: 'error', text: employerMessages.failure })
    }
  }

  function leaveForm(changed: Managed | null, text = '') {
    setForm(null)
    if (changed) setPosting(changed)
    setMessage(text ? { tone: 'success', text } : null)
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }

  return (
    <div className="grid gap-6">
      <ManagedHeader posting={posting} title={title} />
      <MessageArea message={message} />
      {Form ? (
        <Form token={token} posting={posting} onDone={leaveForm} />
      ) : (
        <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start">
          <ManagedActions token={token} posting={posting} onEdit={edit} say={setMessage} onChange={setPosting} />
          <PostingInterest interest={opened.interest} isPublic={posting.path !== null} />
        </div>
      )}
    </div>
  )
}

type Status = keyof typeof badges

function ManagedHeader({ posting, title }: { posting: Managed; title: Ref<HTMLHeadingElement> }) {
  const [tone, label] = badges[posting.status as Status]
  const { status, jobTitle, company, companyLogo, path, reason } = posting
  return (
    <section aria-label="Your posting" className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4">
        <CompanyLogo company={company} fileName={companyLogo ?? undefined} className="size-14" />
        <div className="min-w-0 flex-1 basis-60">
          <h2 ref={title} tabIndex={-1} className="text-heading break-words outline-none sm:text-title">
            {jobTitle}
          </h2>
          <p className="mt-1 break-words text-muted">{company}</p>
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line pt-4">
        <span>{sentenceOf(posting)}</span>
        {path && (
          <Link href={path} className="inline-flex min-h-11 items-center gap-1.5 font-medium text-accent underline">
            View job <ExternalLink aria-hidden className="size-4" />
          </Link>
        )}
      </p>
      {posting.changeSentAt && status === 'approved' && (
        <p className="mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning">
          The change you submitted on {day(posting.changeSentAt)} is in review. Until it's approved, the live job stays
          as it is.
        </p>
      )}
      {reason && (
        <div className="mt-5 flex items-start gap-3.5 rounded-control bg-brand-soft p-4">
          <MessageCircleQuestion aria-hidden className="mt-0.5 size-6 shrink-0 text-brand" />
          <div className="min-w-0">
            <h3 className="mb-1 font-semibold">
              {status === 'returned' ? 'Our questions' : "Why we didn't publish it"}
            </h3>
            <PlainText text={reason} />
          </div>
        </div>
      )}
    </section>
  )
}

function sentenceOf({ status, path, submittedAt, expiresAt, closedAt }: Managed): string {
  const sentences: Record<Status, string> = {
    pending: `Submitted on ${day(submittedAt)}. We review every posting and will email you.`,
    returned: 'Edit the posting and resubmit it. Everything you entered is still there.',
    approved: `Open for applications until ${day(expiresAt)}.`,
    rejected: "We can't publish this posting as it is. You can edit it and post it again.",
    closed: path ? `You closed it on ${day(closedAt)}. It's no longer accepting applications.` : 'You withdrew it.',
    filled: `Filled on ${day(closedAt)}. It's no longer accepting applications.`,
    expired: `Closed on ${day(expiresAt)}. It's no longer accepting applications.`,
  }
  return sentences[status as Status]
}
