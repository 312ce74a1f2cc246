'use client'

import { CalendarPlus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ProposalForm } from '@/components/hiring/interviews/proposal-form'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { interviewMessages as messages } from '@/lib/hiring/interviews/messages'
import type { Usual } from '@/lib/hiring/interviews/queries'
import { reasonSchema, type WireInterview } from '@/lib/hiring/interviews/schema'

export function ProposeInterview({ applicationId, usual }: { applicationId: number; usual: Usual }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="secondary" onClick={() => setOpen(true)}>
        <CalendarPlus aria-hidden className="size-5" /> Propose interview
      </Button>
      <Dialog title="Propose interview" isOpen={isOpen} onClose={() => setOpen(false)} isForm>
        <ProposalForm applicationId={applicationId} interview={null} usual={usual} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}

type InterviewActionsProps = { interview: WireInterview; mayReschedule: boolean }

export function InterviewActions({ interview, mayReschedule }: InterviewActionsProps) {
  const [open, setOpen] = useState<'reschedule' | 'cancel' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {mayReschedule && (
        <Button look="secondary" onClick={() => setOpen('reschedule')}>
          Propose new times
        </Button>
      )}
      <Button look="quiet" onClick={() => setOpen('cancel')}>
        Cancel interview
      </Button>
      <Dialog title="Propose new times" isOpen={open === 'reschedule'} onClose={close} isForm>
        <ProposalForm applicationId={interview.applicationId} interview={interview} onDone={close} />
      </Dialog>
      <Dialog title="Cancel interview" isOpen={open === 'cancel'} onClose={close} isForm>
        <CancelForm interview={interview} onDone={close} />
      </Dialog>
    </div>
  )
}

function CancelForm({ interview: { id, version }, onDone }: { interview: WireInterview; onDone: () => void }) {
  const router = useRouter()
  const announce = useAnnounce()
  const cancel = useSubmit({
    schema: reasonSchema,
    values: { reason: '' },
    call: (json) => callApi(`/api/interviews/${id}/cancel`, { method: 'POST', json: { ...json, version } }),
    done: ({ message }) => {
      announce({ tone: 'success', text: message })
      router.refresh()
      onDone()
    },
    failed: messages.notCanceled,
    refused: () => router.refresh(),
  })
  return (
    <SubmitForm
      of={cancel}
      label="Cancel interview"
      button="Cancel interview"
      look="danger"
      inputs={[{ name: 'reason', label: 'Message to the applicant', as: TextAreaField, rows: 3, isOptional: true }]}
      above={<p>We'll email the applicant and take the interview out of both calendars.</p>}
    />
  )
}
