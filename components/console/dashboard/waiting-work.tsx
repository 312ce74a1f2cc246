import {
  AtSign,
  CalendarClock,
  CalendarX,
  CircleCheck,
  Clock,
  Flag,
  Inbox,
  MailWarning,
  MessageSquareMore,
  MessagesSquare,
  PencilLine,
} from 'lucide-react'
import Link from 'next/link'
import { type ComponentType, Fragment } from 'react'
import { MAX_COUNT, type Waiting } from '@/lib/console/dashboard/queries'
import { ageLabel } from '@/lib/platform/dates'

export function WaitingWork({ waiting }: { waiting: Waiting }) {
  const { adminId, postings, applications, mentions, interviews, followUps, messages, comments, failedMails } = waiting
  const kinds: Waits[] = [
    { count: postings?.count, one: 'posting', many: 'postings', href: '/adminpostjobs?status=pending', icon: Clock },
    {
      count: postings?.changes,
      one: 'job change',
      many: 'job changes',
      href: '/adminpostjobs?status=changed',
      icon: PencilLine,
    },
    {
      count: postings?.reports,
      one: 'reported job',
      many: 'reported jobs',
      href: '/adminpostjobs?status=reported',
      icon: Flag,
    },
    {
      count: applications,
      one: 'new application',
      many: 'new applications',
      href: '/adminappliedjobs?state=new',
      isCapped: true,
      icon: Inbox,
    },
    {
      count: mentions,
      before: 'Mentioned in',
      one: 'note',
      many: 'notes',
      done: 'mentions',
      href: `/adminappliedjobs?mentioned=${adminId}`,
      icon: AtSign,
    },
    {
      count: interviews,
      one: 'interview to reschedule',
      many: 'interviews to reschedule',
      href: `/adminappliedjobs?interview=${adminId}`,
      icon: CalendarX,
    },
    {
      count: followUps,
      one: 'follow-up',
      many: 'follow-ups',
      href: `/people?owner=${adminId}&follow=due`,
      icon: CalendarClock,
    },
    {
      count: messages,
      one: 'unanswered message',
      many: 'unanswered messages',
      href: '/contactus?state=unanswered',
      icon: MessagesSquare,
    },
    {
      count: comments,
      one: 'blog comment',
      many: 'blog comments',
      href: '/partners?tab=comments',
      icon: MessageSquareMore,
    },
    { count: failedMails, one: 'failed email', many: 'failed emails', href: '/outbox?state=failed', icon: MailWarning },
  ]
  const covered = kinds.flatMap(({ count, ...kind }) => (count == null ? [] : [{ ...kind, count }]))
  const waitingKinds = covered.filter(({ count }) => count > 0)
  const doneKinds = covered.filter(({ count }) => count === 0)
  return (
    <section aria-labelledby="waiting" className="mb-6">
      <h2 id="waiting" className="mb-3 text-base font-semibold">
        Needs attention
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {waitingKinds.map(({ count, before, one, many, href, icon, isCapped }) => (
          <li key={href}>
            <Kind
              before={before}
              count={isCapped && count >= MAX_COUNT ? `${MAX_COUNT - 1}+` : count.toLocaleString('en-US')}
              noun={count === 1 ? one : many}
              href={href}
              icon={icon}
            />
          </li>
        ))}
      </ul>
      {doneKinds.length > 0 && (
        <p className="mt-3 text-sm leading-6 text-muted">
          <CircleCheck aria-hidden className="mr-1.5 inline size-4 align-text-bottom text-success" />
          All clear:{' '}
          {doneKinds.map(({ many, done, href }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <a href={href} className="underline decoration-edge underline-offset-4 hover:decoration-current">
                {done ?? many}
              </a>
            </Fragment>
          ))}
        </p>
      )}
      {postings && postings.oldest.length > 0 && <Oldest postings={postings.oldest} time={waiting.time} />}
    </section>
  )
}

type Waits = {
  count: number | null | undefined
  before?: string
  one: string
  many: string
  done?: string
  href: string
  icon: ComponentType<{ className?: string }>
  /** Counting stops at MAX_COUNT. */
  isCapped?: boolean
}
type KindProps = {
  before?: string
  count: string
  noun: string
  href: string
  icon: ComponentType<{ className?: string }>
}

function Kind({ before, count, noun, href, icon: Icon }: KindProps) {
  return (
    <a
      href={href}
      className="flex h-full min-h-14 items-center gap-3 rounded-control border border-line bg-raised px-4 py-2 hover:border-edge"
    >
      <Icon aria-hidden className="size-5 shrink-0 text-warning" />
      <span>
        {before && `${before} `}
        <span className="font-display text-xl font-bold tabular-nums">{count}</span> {noun}
      </span>
    </a>
  )
}

type OldestProps = { postings: NonNullable<Waiting['postings']>['oldest']; time: Date }

function Oldest({ postings, time }: OldestProps) {
  return (
    <>
      <h3 className="mt-4 mb-2 font-sans text-sm font-medium text-muted">Oldest in review</h3>
      <ul className="divide-y divide-line rounded-control border border-line bg-raised">
        {postings.map(({ id, jobTitle, company, createdAt }) => (
          <li key={id}>
            <Link
              href={`/adminpostjobs/${id}`}
              className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-4 py-2 hover:bg-sunken"
            >
              <span className="min-w-0 break-words">
                <span className="font-medium">{jobTitle}</span>
                <span className="text-muted">, {company}</span>
              </span>
              <span className="text-sm text-muted">{ageLabel(createdAt, time)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
