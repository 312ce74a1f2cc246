'use client'

import { CalendarPlus, CircleCheck, CircleX, Copy, type LucideIcon, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Message } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import type { EmployerAction } from '@/lib/hiring/employers/actions'
import type { Managed } from '@/lib/hiring/employers/format'
import { actionMessages, actionQuestions, employerMessages, fillClosedQuestion } from '@/lib/hiring/employers/messages'

type Action = { label: string; text: string; textWhenClosed?: string; Icon: LucideIcon }

const actions: Record<EmployerAction, Action> = {
  edit: {
    label: 'Edit posting',
    text: 'Edit the text, the pay or your questions for applicants. We review every change.',
    Icon: Pencil,
  },
  takeBack: {
    label: 'Discard change',
    text: "We won't review your change, and the live job won't change.",
    Icon: RotateCcw,
  },
  renew: { label: 'Renew job', text: 'Keep it open for 60 days from today, at the same link.', Icon: CalendarPlus },
  fill: {
    label: 'Mark as filled',
    text: "You hired someone. We'll remove the job from the list right away.",
    textWhenClosed: "You hired someone. The job's page will say that the position has been filled.",
    Icon: CircleCheck,
  },
  close: {
    label: 'Close job',
    text: "We'll remove the job from the list right away, and it will stop accepting applications.",
    Icon: CircleX,
  },
  withdraw: { label: 'Withdraw posting', text: "We won't review it anymore.", Icon: Undo2 },
  repeat: { label: 'Post again', text: 'Submit the same job as a new posting for review.', Icon: Copy },
}

type Step = Exclude<EmployerAction, 'edit'>

type ManagedActionsProps = {
  token: string
  posting: Managed
  onEdit: () => Promise<void>
  say: (message: Message | null) => void
  onChange: (posting: Managed) => void
}

export function ManagedActions({ token, posting, onEdit, say, onChange }: ManagedActionsProps) {
  const [asked, setAsked] = useState<keyof typeof actionQuestions | null>(null)
  const [isOpening, setOpening] = useState(false)
  const { act, isBusy, busyWith } = useAction({
    call: (step: Step) => {
      const { version, changeVersion } = posting
      const path = step === 'repeat' ? 'repeats' : 'steps'
      const json = step === 'repeat' ? { token } : { token, step, version, changeVersion }
      return callApi<Managed & { current?: Managed }>(`/api/postings/managed/${path}`, { method: 'POST', json })
    },
    done: ({ message, data }, step) => {
      if (step === 'repeat') return message
      onChange(data)
      return actionMessages[step]
    },
    failed: ({ message, data: { current } }) => {
      if (current) onChange(current)
      return message || employerMessages.failure
    },
    say,
  })

  async function press(action: EmployerAction) {
    if (action === 'renew') return void act(action)
    if (action !== 'edit') return setAsked(action)
    setOpening(true)
    await onEdit()
    setOpening(false)
  }

  const isOpen = posting.status === 'approved'
  const question = asked === 'fill' && !isOpen ? fillClosedQuestion : asked ? actionQuestions[asked] : ''
  const shown = (Object.keys(actions) as EmployerAction[]).filter((action) => posting.steps.includes(action))
  return (
    <section
      aria-labelledby="actions-title"
      className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-7"
    >
      <h2 id="actions-title" className="text-heading">
        Manage your posting
      </h2>
      <ul className="mt-3 divide-y divide-line">
        {shown.map((action, index) => {
          const { label, text, textWhenClosed = text, Icon } = actions[action]
          return (
            <li key={action} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
              <span className="flex min-w-0 flex-1 basis-56 items-start gap-3.5">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
                <span>{isOpen ? text : textWhenClosed}</span>
              </span>
              <Button
                look={index === 0 ? 'primary' : 'secondary'}
                isBusy={action === 'edit' ? isOpening : action === busyWith}
                onClick={() => press(action)}
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
        question={question}
        confirmLabel={asked ? actions[asked].label : ''}
        isOpen={asked !== null}
        isBusy={isBusy}
        look={asked === 'fill' || asked === 'repeat' ? 'primary' : 'danger'}
        onConfirm={() => asked && act(asked).then(() => setAsked(null))}
        onClose={() => setAsked(null)}
      />
    </section>
  )
}
