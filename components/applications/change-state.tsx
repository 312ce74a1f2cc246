'use client'

import { Pencil } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { Badge } from '@/components/ui/badge'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import { stateMessages } from '@/lib/applications/messages'
import { applicationStates, decisions, stateOptions } from '@/lib/applications/states'
import type { ApplicationState } from '@/lib/generated/prisma/enums'

const choices = stateOptions.filter(({ value }) => decisions.some((decision) => decision === value))

const mailHint =
  'The applicant sees it under their applied jobs, and is mailed when it becomes Shortlisted, Rejected or Hired.'

type ChangeStateProps = {
  id: number
  state: ApplicationState
  studentName: string
  /** Stands at the head of a page instead of in a row. */
  isProminent?: boolean
}

/** How far an application has come, which a recruiter changes unless its seeker has withdrawn it. */
export function ChangeState({ id, state, studentName, isProminent }: ChangeStateProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const { name, label, tone } = applicationStates[state]
  const badge = <Badge tone={tone}>{label}</Badge>
  if (state === 'WITHDRAWN') return badge

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('state')
    setIsBusy(true)
    const json = { state: chosen, from: name }
    const answer = await callApi(`/api/applications/${id}`, { method: 'PATCH', json }).catch(() => null)
    setIsBusy(false)
    setIsOpen(false)
    announce({ tone: answer?.isOk ? 'success' : 'error', text: answer?.message || stateMessages.notChanged })
    router.refresh()
  }

  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className={
          isProminent
            ? buttonClass('secondary')
            : '-my-2 inline-flex items-center gap-1.5 py-2 text-muted hover:text-ink'
        }
      >
        {badge}
        <Pencil aria-hidden className="size-3.5" />
        <span className="sr-only">Change the state of {studentName}</span>
      </button>
      <Dialog title={studentName} isOpen={isOpen} onClose={() => setIsOpen(false)} className="max-w-md">
        <form onSubmit={save} className="space-y-5">
          <SelectField label="State" name="state" hint={mailHint} options={choices} defaultValue={name} />
          <Button type="submit" isBusy={isBusy}>
            Save
          </Button>
        </form>
      </Dialog>
    </>
  )
}
