'use client'

import { CalendarPlus, CircleCheck, CircleX, Copy, type LucideIcon, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Message } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { EmployerStep } from '@/lib/hiring/actions'
import type { Managed } from '@/lib/hiring/format'
import { employerMessages, stepMessages, stepQuestions } from '@/lib/hiring/messages'

type Action = { label: string; text: string; Icon: LucideIcon }

const actions: Record<EmployerStep, Action> = {
  edit: {
    label: 'Change it',
    text: 'The words, the pay or what applicants are asked. We look at every change.',
    Icon: Pencil,
  },
  takeBack: {
    label: 'Take the change back',
    text: 'We do not look at your change. The job stays as it is.',
    Icon: RotateCcw,
  },
  renew: { label: 'Renew it', text: 'Open for 60 days from today, under the same address.', Icon: CalendarPlus },
  fill: { label: 'Mark as filled', text: 'You have found someone. It leaves the job list.', Icon: CircleCheck },
  close: { label: 'Close it', text: 'It leaves the job list and takes no more applications.', Icon: CircleX },
  withdraw: { label: 'Withdraw it', text: 'We do not look at it any more.', Icon: Undo2 },
  repeat: { label: 'Post it again', text: 'The same job once more, as a new posting that we look at.', Icon: Copy },
}

type ManagedActionsProps = {
  token: string
  posting: Managed
  onEdit: () => Promise<void>
  /** What came of a step, and the posting as it is now when it is another. */
  onTold: (message: Message, posting?: Managed) => void
}

/** What can be done with a posting now, and nothing else. What others notice is asked first. */
export function ManagedActions({ token, posting, onEdit, onTold }: ManagedActionsProps) {
  const [asked, setAsked] = useState<keyof typeof stepQuestions | null>(null)
  const [busy, setBusy] = useState<EmployerStep | null>(null)

  async function take(step: EmployerStep) {
    setBusy(step)
    if (step === 'edit') await onEdit()
    else await send(step)
    setBusy(null)
    setAsked(null)
  }

  async function send(step: Exclude<EmployerStep, 'edit'>) {
    const path = step === 'repeat' ? 'repeats' : 'steps'
    const { version, changeVersion } = posting
    const json = step === 'repeat' ? { token } : { token, step, version, changeVersion }
    const call = callApi<Managed & { current?: Managed }>(`/api/postings/managed/${path}`, { method: 'POST', json })
    const answer = await call.catch(() => null)
    if (!answer?.isOk)
      return onTold({ tone: 'error', text: answer?.message || employerMessages.failure }, answer?.data.current)
    if (step === 'repeat') return onTold({ tone: 'success', text: answer.message })
    onTold({ tone: 'success', text: stepMessages[step] }, answer.data)
  }

  const shown = (Object.keys(actions) as EmployerStep[]).filter((step) => posting.steps.includes(step))
  return (
    <section
      aria-labelledby="actions-title"
      className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7"
    >
      <h2 id="actions-title" className="text-heading">
        What you can do now
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {shown.map((step, index) => {
          const { label, text, Icon } = actions[step]
          const isAsked = step in stepQuestions
          return (
            <li key={step} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
              <span className="flex min-w-0 flex-1 basis-56 items-start gap-3.5">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
                <span>{text}</span>
              </span>
              <Button
                look={index === 0 ? 'primary' : 'secondary'}
                isBusy={busy === step}
                onClick={() => (isAsked ? setAsked(step as keyof typeof stepQuestions) : take(step))}
                className="min-w-44 max-sm:w-full"
              >
                {label}
              </Button>
            </li>
          )
        })}
      </ul>
      <ConfirmDialog
        title={asked ? actions[asked].label : ''}
        question={asked ? stepQuestions[asked] : ''}
        confirmLabel={asked ? actions[asked].label : ''}
        isOpen={asked !== null}
        isBusy={busy !== null}
        look={asked === 'fill' || asked === 'repeat' ? 'primary' : 'danger'}
        onConfirm={() => asked && take(asked)}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
