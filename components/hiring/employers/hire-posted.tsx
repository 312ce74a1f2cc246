'use client'

import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { useObjectUrl } from '@/components/ui/use-object-url'
import type { HireFormOutput } from '@/lib/hiring/employers/form'
import { hireMessages } from '@/lib/hiring/employers/messages'
import { salaryText } from '@/lib/jobs/postings/format'

export type HirePostedProps = { posting: HireFormOutput; isMailHeld: boolean; onAnother: () => void }

export function HirePosted({ posting, isMailHeld, onAnother }: HirePostedProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const logo = useObjectUrl(posting.companyLogo ?? null)
  useEffect(() => {
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  return (
    <section id="hire-posted" aria-labelledby="posted" className="grid gap-x-20 gap-y-10 lg:grid-cols-[6fr_5fr]">
      <div>
        <h2 ref={title} id="posted" tabIndex={-1} className="text-display outline-none">
          {hireMessages.success}
        </h2>
        <p className="mt-4 text-lg">
          We emailed a link to <strong className="font-semibold break-words">{posting.email}</strong>. Open it to
          confirm your email while we review the job.
        </p>
        {isMailHeld && <HeldMailNote what="link" className="mt-4" />}
        <article className="mt-8 flex items-start gap-4 rounded-card border border-line bg-raised p-5 shadow-card">
          {logo && (
            // biome-ignore lint/performance/noImgElement: the file is only in this browser so far.
            <img
              src={logo}
              alt=""
              width={56}
              height={56}
              className="size-14 shrink-0 rounded-control border border-line object-contain"
            />
          )}
          <div className="min-w-0">
            <h3 className="text-heading break-words">{posting.jobTitle}</h3>
            <p className="break-words text-muted">
              {posting.company}, {posting.location}
            </p>
            <p className="mt-1 font-semibold break-words">{salaryText(posting.salary)}</p>
          </div>
        </article>
        <Button look="secondary" onClick={onAnother} className="mt-8">
          Post another
        </Button>
      </div>
      <ol className="self-center">
        <Step number={1} state="done" title="Describe the job">
          Done. You can still edit it with the link in our email.
        </Step>
        <Step number={2} state="current" title="Confirm your email">
          Click the link in the email we sent you. Keep that email: you can use it to edit, close or renew the job.
        </Step>
        <Step number={3} state="ahead" title="We review and publish it">
          Our team reviews every posting. We'll email you when it's live.
        </Step>
      </ol>
    </section>
  )
}

type StepProps = { number: number; state: 'done' | 'current' | 'ahead'; title: string; children: string }

function Step({ number, state, title, children }: StepProps) {
  const looks = {
    done: 'border-brand bg-brand text-on-brand',
    current: 'border-brand text-brand',
    ahead: 'border-edge text-muted',
  }
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className="relative flex gap-5 pb-8 not-last:before:absolute not-last:before:top-10 not-last:before:bottom-0 not-last:before:left-5 not-last:before:border-l-2 not-last:before:border-line last:pb-0"
    >
      <span
        className={`grid size-10 shrink-0 place-items-center rounded-full border-2 font-display font-bold ${looks[state]}`}
      >
        {state === 'done' ? <Check aria-label="Done" className="size-5" /> : number}
      </span>
      <div className={state === 'ahead' ? 'text-muted' : ''}>
        <p className={state === 'current' ? 'font-display text-heading font-semibold' : 'pt-1.5 font-semibold'}>
          {title}
        </p>
        <p className="mt-0.5 max-w-md text-base">{children}</p>
      </div>
    </li>
  )
}
