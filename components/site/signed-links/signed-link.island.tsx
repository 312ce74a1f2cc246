'use client'

import { type ReactNode, useState } from 'react'
import { FrequencyField } from '@/components/jobs/alerts/frequency-field'
import { island } from '@/components/site/islands/island'
import { Button, type ButtonLook, buttonClass } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { type ApiResponse, callApi } from '@/lib/api/client'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { hireMessages } from '@/lib/hiring/employers/messages'
import type { Frequency } from '@/lib/jobs/alerts/frequency'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'

type Data = { jobTitle?: string; company?: string; manageUrl?: string }
type Purpose = {
  sentence?: string
  button: string
  look?: ButtonLook
  call: (token: string) => Promise<ApiResponse<Data>>
  failed: string
  /** Shown below the message once the server has responded. */
  after?: (isDone: boolean, data: Data, path: string) => ReactNode
}

const unsubscribe = (path: string) => (token: string) =>
  callApi<Data>(`${path}?token=${encodeURIComponent(token)}`, { method: 'POST' })
const confirm = (path: string) => (token: string) => callApi<Data>(path, { method: 'POST', json: { token } })

/**
 * The purposes of emailed links. Nothing happens until the button is clicked, because email clients open links on
 * their own.
 */
const purposes = {
  'confirm-posting': {
    sentence: "Confirm your email, and we'll review the job you posted and email you our decision.",
    button: 'Confirm email',
    call: confirm('/hire-from-us/confirm'),
    failed: hireMessages.confirmFailed,
    after: (isDone, { jobTitle, company, manageUrl }) =>
      isDone && (
        <>
          <p className="mt-4 text-muted">
            Next, we'll review {jobTitle} at {company} and email you once we've decided.
          </p>
          <a href={manageUrl} className={buttonClass('primary', 'mt-6')}>
            View or edit your posting
          </a>
        </>
      ),
  },
  'confirm-job-alert': {
    sentence: "Confirm this job alert, and we'll email you new jobs like these:",
    button: 'Confirm job alert',
    call: confirm('/api/job-alerts/confirm'),
    failed: jobAlertMessages.failed,
    after: () => <LinkBelow href={JOBS_PATH}>See open jobs</LinkBelow>,
  },
  'end-job-alert': {
    button: 'Unsubscribe',
    look: 'danger',
    call: unsubscribe('/api/job-alerts/unsubscribe'),
    failed: jobAlertMessages.failed,
    after: (isDone, _data, path) => isDone && <LinkBelow href={path}>See these jobs</LinkBelow>,
  },
  'end-news': {
    sentence: "Unsubscribe, and we won't email you about our trainings, events, and services.",
    button: 'Unsubscribe',
    call: unsubscribe('/api/news/unsubscribe'),
    failed: newsletterMessages.unsubscribeFailed,
  },
} satisfies Record<string, Purpose>

type SignedLinkProps = {
  purpose: keyof typeof purposes
  token: string
  /** The job or search that the link is for. */
  title?: string
  /** The current frequency, for a job alert that can be edited here. */
  frequency?: Frequency
  path?: string
}

export const SignedLink = island('signed-link', function SignedLink(props: SignedLinkProps) {
  const { purpose, token, title, frequency, path = '' } = props
  const { sentence, button, look, call, failed, after }: Purpose = purposes[purpose]
  const [data, setData] = useState<Data | null>(null)
  const { act, isBusy, message, say } = useAction({
    call: () => call(token),
    done: (response) => {
      setData(response.data)
      return response.message
    },
    failed,
  })
  return (
    <div className="max-w-reading">
      {!data && (
        <div className="mb-5">
          {sentence && <p className={title ? 'text-muted' : 'mb-5'}>{sentence}</p>}
          {title && <p className="mt-1 mb-6 text-heading font-semibold break-words">{title}</p>}
          {frequency && (
            <FrequencyField
              frequency={frequency}
              path="/api/job-alerts/manage"
              token={token}
              onDone={say}
              className="mb-5 max-w-64"
            />
          )}
          <Button look={look} isBusy={isBusy} onClick={() => act()} className="max-sm:w-full">
            {button}
          </Button>
        </div>
      )}
      <MessageArea message={message} />
      {message && after?.(data !== null, data ?? {}, path)}
    </div>
  )
})

function LinkBelow({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className={buttonClass('secondary', 'mt-6')}>
      {children}
    </a>
  )
}
