'use client'

import { CalendarPlus, CircleCheck, CircleX, Copy, type LucideIcon, Pencil, RotateCcw, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import type { Message } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { EmployerAction } from '@/lib/hiring/employers/actions'
import type { Managed } from '@/lib/hiring/employers/format'
import { actionMessages, actionQuestions, employerMessages } from '@/lib/hiring/employers/messages'

type Action = { label: string; text: string; Icon: LucideIcon }

const actions: Record<EmployerAction, Action> = {
  edit: {
    label: 'Edit posting',
    text: 'Edit the text, the pay or your questions for applicants. We review every change.',
    Icon: Pencil,
  },
  takeBack: {
    label: 'Discard change',
    text: "We won't review your change, and the live job stays as it is.",
    Icon: RotateCcw,
  },
  renew: { label: 'Renew job', text: 'Keep it open for 60 days from today, at the same link.', Icon: CalendarPlus },
  fill: { label: 'Mark as filled', text: 'You hired someone. The job leaves the job list.', Icon: CircleCheck },
  close: { label: 'Close job', text: 'The job leaves the job list and stops accepting applications.', Icon: CircleX },
  withdraw: { label: 'Withdraw posting', text: "We won't review it anymore.", Icon: Undo2 },
  repeat: { label: 'Post again', text: 'Submit the same job as a new posting for review.', Icon: Copy },
}

type ManagedActionsProps = {
  token: string
  posting: Managed
  onEdit: () => Promise<void>
  onTold: (message: Message, posting?: Managed) => void
}

export function ManagedActions({ token, posting, onEdit, onTold }: ManagedActionsProps) {
  const [asked, setAsked] = useState<keyof typeof actionQuestions | null>(null)
  const [busy, setBusy] = useState<EmployerAction | null>(null)

  async function take(action: EmployerAction) {
    setBusy(action)
    if (action === 'edit') await onEdit()
    else await send(action)
    setBusy(null)
    setAsked(null)
  }

  async function send(action: Exclude<EmployerAction, 'edit'>) {
    const path = action === 'repeat' ? 'repeats' : 'steps'
    const { version, changeVersion } = posting
    const json = action === 'repeat' ? { token } : { token, step: action, version, changeVersion }
    const call = callApi<Managed & { current?: Managed }>(`/api/postings/managed/${path}`, { method: 'POST', json })
    const response = await call.catch(() => null)
    if (!response?.isOk)
      return onTold({ tone: 'error', text: response?.message || employerMessages.failure }, response?.data.current)
    if (action === 'repeat') return onTold({ tone: 'success', text: response.message })
    onTold({ tone: 'success', text: actionMessages[action] }, response.data)
  }

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
          const { label, text, Icon } = actions[action]
          const isAsked = action in actionQuestions
          return (
            <li key={action} className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 py-4">
              <span className="flex min-w-0 flex-1 basis-56 items-start gap-3.5">
                <Icon aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
                <span>{text}</span>
              </span>
              <Button
                look={index === 0 ? 'primary' : 'secondary'}
                isBusy={busy === action}
                onClick={() => (isAsked ? setAsked(action as keyof typeof actionQuestions) : take(action))}
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
        question={asked ? actionQuestions[asked] : ''}
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
