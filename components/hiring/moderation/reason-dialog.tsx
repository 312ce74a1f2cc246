'use client'

import { useRouter } from 'next/navigation'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import type { ApiResponse } from '@/lib/api/client'
import { moderationMessages as messages } from '@/lib/hiring/moderation/messages'
import { commonEnds, commonQuestions, commonReasons, reasonSchema } from '@/lib/hiring/moderation/schema'

/** What each decision's dialog says, and the reasons it suggests. */
const kinds = {
  reject: {
    action: 'Reject',
    label: 'Reason',
    missing: messages.rejectionUnexplained,
    look: 'danger',
    legend: 'Suggested reasons',
    sentences: commonReasons,
  },
  'send-back': {
    action: 'Send back',
    label: 'Questions',
    missing: messages.questionsMissing,
    look: 'primary',
    legend: 'Suggested questions',
    sentences: commonQuestions,
  },
  'take-down': {
    action: 'Take down',
    label: 'Reason',
    missing: messages.takingDownUnexplained,
    look: 'danger',
    legend: 'Suggested reasons',
    sentences: commonEnds,
  },
} as const

type ReasonDialogProps<Data> = {
  kind: keyof typeof kinds
  title: string
  question: string
  isOpen: boolean
  call: (reason: string) => Promise<ApiResponse<Data>>
  done: string | ((response: ApiResponse<Data>) => void)
  onClose: () => void
}

export function ReasonDialog<Data>({ kind, title, question, isOpen, call, done, onClose }: ReasonDialogProps<Data>) {
  const router = useRouter()
  const announce = useAnnounce()
  const { action, label, missing, look, legend, sentences } = kinds[kind]
  const decision = useSubmit({
    schema: reasonSchema(missing),
    values: { reason: '' },
    call: ({ reason }) => call(reason),
    done: (response) => {
      if (typeof done === 'string') announce({ tone: 'success', text: done })
      else done(response)
      form.reset()
      close()
      router.refresh()
    },
    failed: messages.failure,
  })
  const { form, message, say } = decision

  /** Refreshes only on close, because a refresh may remove the row and this dialog with its message. */
  function close() {
    onClose()
    if (message) router.refresh()
    say(null)
  }

  function add(sentence: string) {
    const reason = [form.getValues('reason').trim(), sentence].filter(Boolean).join('\n')
    form.setValue('reason', reason, { shouldValidate: form.formState.isSubmitted })
    form.setFocus('reason')
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={close} isForm="restored">
      <p className="mb-5">{question}</p>
      <fieldset className="mb-4">
        <legend className="mb-2 font-medium">{legend}</legend>
        <div className="flex flex-wrap gap-2">
          {sentences.map(({ label: name, text }) => (
            <button
              key={name}
              type="button"
              onClick={() => add(text)}
              className="min-h-11 rounded-full border border-edge bg-raised px-4 text-[0.95rem] hover:bg-sunken"
            >
              {name}
            </button>
          ))}
        </div>
      </fieldset>
      <SubmitForm
        of={decision}
        label={action}
        inputs={[{ name: 'reason', label, as: TextAreaField, hint: 'The employer will see this in our email.' }]}
        button={action}
        look={look}
        beside={
          <Button look="secondary" onClick={close}>
            Cancel
          </Button>
        }
      />
    </Dialog>
  )
}
