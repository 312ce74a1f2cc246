'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { MAX_REASON_LENGTH, reasonSchema } from '@/lib/hiring/moderation/schema'

type ReasonDialogProps = {
  title: string
  question: string
  action: string
  label: string
  missing?: string
  look: 'danger' | 'primary'
  starters: { legend: string; sentences: readonly { label: string; text: string }[] }
  isOpen: boolean
  isBusy: boolean
  problem?: string
  onDecide: (reason: string) => void
  onClose: () => void
}

export function ReasonDialog(props: ReasonDialogProps) {
  const { title, question, action, label, missing, look, starters, isOpen, isBusy, problem, onDecide, onClose } = props
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(reasonSchema(missing)),
    defaultValues: { reason: '' },
  })

  function add(sentence: string) {
    const reason = [getValues('reason').trim(), sentence].filter(Boolean).join('\n')
    setValue('reason', reason, { shouldValidate: formState.isSubmitted })
    setFocus('reason')
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} isForm="kept">
      <form noValidate aria-label={action} onSubmit={handleSubmit(({ reason }) => onDecide(reason))}>
        <p className="mb-5">{question}</p>
        <fieldset className="mb-4">
          <legend className="mb-2 font-medium">{starters.legend}</legend>
          <div className="flex flex-wrap gap-2">
            {starters.sentences.map(({ label: name, text }) => (
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
        <TextAreaField
          {...register('reason')}
          label={label}
          hint="The employer reads it in the mail that tells them."
          isOptional={!missing}
          rows={5}
          maxLength={MAX_REASON_LENGTH}
          error={formState.errors.reason?.message}
        />
        <p role="alert" className={problem ? 'mt-4 rounded-control bg-danger-soft px-4 py-3 text-danger' : 'sr-only'}>
          {problem}
        </p>
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look={look} isBusy={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
