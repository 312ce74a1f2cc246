import { CircleCheck, Mail } from 'lucide-react'
import { Button, buttonClass } from '@/components/ui/button'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { answerHref } from '@/lib/contacts/format'
import type { ContactState } from '@/lib/contacts/schema'
import { momentLabel } from '@/lib/dates'

export type ReadableMessage = {
  id: number
  name: string
  email: string
  mobile: string
  subject: string
  message: string
  consentVersion: string
  createdAt: Date
  state: ContactState
}

type MessageTextProps = {
  message: ReadableMessage
  busyWith: ContactState | null
  failure: Message | null
  onMark: (state: ContactState) => void
}

/** A whole message: who wrote when, the words, and what can be done about it. */
export function MessageText({ message, busyWith, failure, onMark }: MessageTextProps) {
  const { name, email, mobile, createdAt, message: text, consentVersion, state } = message
  const consent = consentVersion ? `Agreed to text messages (words of ${consentVersion})` : 'Not recorded'
  const facts = { Name: name, Email: email, Mobile: mobile, Date: momentLabel(createdAt), Consent: consent }
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[0.95rem]">
        {Object.entries(facts).map(([fact, value]) => (
          <div key={fact} className="contents">
            <dt className="text-muted">{fact}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <section aria-label="Message" className="my-5 rounded-card bg-sunken p-4">
        <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
      </section>
      <MessageArea message={failure} />
      <div className="mt-4 flex flex-wrap gap-3">
        <a href={answerHref(message)} className={buttonClass('primary')}>
          <Mail aria-hidden className="size-5" /> Answer by e-mail
        </a>
        {state !== 'answered' && (
          <Button look="secondary" isBusy={busyWith === 'answered'} onClick={() => onMark('answered')}>
            <CircleCheck aria-hidden className="size-5" /> Mark as answered
          </Button>
        )}
        {state === 'answered' ? (
          <Button look="quiet" isBusy={busyWith === 'read'} onClick={() => onMark('read')}>
            Mark as unanswered
          </Button>
        ) : (
          <Button look="quiet" isBusy={busyWith === 'unread'} onClick={() => onMark('unread')}>
            Mark as unread
          </Button>
        )}
      </div>
    </>
  )
}
