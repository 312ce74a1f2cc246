'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useFieldArray } from 'react-hook-form'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Field, FieldError, SelectField, TextAreaField } from '@/components/ui/field'
import { IconButton } from '@/components/ui/list-editor'
import { errorOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { placeLabels } from '@/lib/hiring/interviews/format'
import { interviewMessages as messages } from '@/lib/hiring/interviews/messages'
import type { Usual } from '@/lib/hiring/interviews/queries'
import {
  interviewKinds,
  MAX_SLOTS,
  type Proposal,
  type ProposalInput,
  proposalSchema,
  type WireInterview,
} from '@/lib/hiring/interviews/schema'
import { currentName, spanLabel, timeZones, wallTime, zoneLabel } from '@/lib/hiring/interviews/zones'

const blank = { startsAt: '' }
const kinds = Object.entries(interviewKinds).map(([value, label]) => ({ value, label }))

type ProposalFormProps = {
  applicationId: number
  interview: WireInterview | null
  usual?: Usual
  onDone: () => void
}

/** Proposes an interview like the last one, or other times for one. Opens in the browser's time zone. */
export function ProposalForm({ applicationId, interview, usual, onDone }: ProposalFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const ownZone = currentName(Intl.DateTimeFormat().resolvedOptions().timeZone)
  const proposal = useSubmit<ProposalInput, Proposal, { current?: WireInterview }>({
    schema: proposalSchema,
    values: interview ? valuesOf(interview) : { ...fresh, ...usual, timeZone: ownZone },
    call: (json) =>
      interview
        ? callApi(`/api/interviews/${interview.id}`, { method: 'PUT', json: { ...json, version: interview.version } })
        : callApi(`/api/applications/${applicationId}/interviews`, { method: 'POST', json }),
    done: () => {
      announce({ tone: 'success', text: interview ? messages.rescheduled : messages.proposed })
      router.refresh()
      onDone()
    },
    failed: ({ message, data: { current } }) => (current && newsOf(current)) || message || messages.notSaved,
    // The next attempt is about the interview as it is now.
    refused: () => router.refresh(),
  })
  const kind = proposal.form.watch('kind')
  const label = interview ? 'Propose new times' : 'Propose interview'
  return (
    <SubmitForm of={proposal} label={label} button={label} className="grid gap-5 sm:grid-cols-2">
      <Inputs
        of={proposal}
        list={[
          { name: 'title', label: 'Title', isWide: true, autoComplete: 'off' },
          { name: 'kind', label: 'Type', as: SelectField, options: kinds },
          { name: 'minutes', label: 'Length in minutes', type: 'number', min: 5, max: 480, step: 5 },
          {
            name: 'place',
            label: placeLabels[kind],
            isWide: true,
            autoComplete: 'off',
            hint: 'The applicant sees it in the email.',
          },
          {
            name: 'timeZone',
            label: 'Time zone',
            isWide: true,
            as: SelectField,
            options: timeZones(interview?.timeZone ?? ownZone).map((value) => ({ value, label: zoneLabel(value) })),
          },
        ]}
      />
      <Slots of={proposal} />
      <Inputs
        of={proposal}
        list={[
          { name: 'note', label: 'Note to the applicant', as: TextAreaField, rows: 3, isWide: true, isOptional: true },
        ]}
      />
    </SubmitForm>
  )
}

const fresh = {
  title: 'Interview',
  kind: 'video' as const,
  place: '',
  minutes: 45,
  timeZone: '',
  slots: [blank, blank],
  note: '',
} satisfies ProposalInput

function valuesOf({ title, kind, place, minutes, timeZone, slots, note }: WireInterview): ProposalInput {
  const coming = slots.map((slot) => new Date(slot)).filter((slot) => slot > new Date())
  const times = coming.map((slot) => ({ startsAt: wallTime(slot, timeZone) }))
  return { title, kind, place, minutes, timeZone, note, slots: times.length > 0 ? times : [blank] }
}

function newsOf({ state, startsAt, minutes, timeZone }: WireInterview): string | null {
  if (state === 'declined') return 'The applicant just said that none of the times works. Save again to propose these.'
  if (state !== 'scheduled' || !startsAt) return null
  const time = spanLabel(new Date(startsAt), minutes, timeZone)
  return `The applicant just chose ${time}. Save again if you still want to propose other times.`
}

function Slots({ of }: { of: Submit<ProposalInput, Proposal> }) {
  const { fields, append, remove } = useFieldArray({ control: of.form.control, name: 'slots' })

  /** Focuses the time before it, because the button with the focus goes too. */
  function leaveOut(index: number) {
    remove(index)
    requestAnimationFrame(() => of.form.setFocus(`slots.${Math.max(0, index - 1)}.startsAt`))
  }

  return (
    <fieldset className="min-w-0 sm:col-span-full">
      <legend className="mb-1.5 font-medium">Times to choose from</legend>
      <div className="space-y-3">
        {fields.map(({ id }, index) => {
          const name = `slots.${index}.startsAt` as const
          return (
            <div key={id} className="flex items-start gap-1">
              <Field
                {...of.form.register(name)}
                id={of.idOf(name)}
                type="datetime-local"
                label={`Time ${index + 1}`}
                error={errorOf(of, name)}
                className="min-w-0 flex-1"
              />
              {fields.length > 1 && (
                <div className="pt-9">
                  <IconButton label={`Remove time ${index + 1}`} onClick={() => leaveOut(index)}>
                    <Trash2 aria-hidden className="size-5" />
                  </IconButton>
                </div>
              )}
            </div>
          )
        })}
      </div>
      <FieldError id={of.idOf('slots')} error={errorOf(of, 'slots')} />
      {fields.length < MAX_SLOTS && (
        <Button look="secondary" className="mt-3" onClick={() => append(blank)}>
          <Plus aria-hidden className="size-5" /> Add time
        </Button>
      )}
    </fieldset>
  )
}
