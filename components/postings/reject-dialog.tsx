'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { TextAreaField } from '@/components/ui/field'
import { commonReasons, LONGEST_REASON, rejectionSchema } from '@/lib/postings/moderation-schema'

type RejectDialogProps = {
  title: string
  question: string
  isOpen: boolean
  isBusy: boolean
  onReject: (reason: string) => void
  onClose: () => void
}

/** Asks before a rejection, and for the reason that the employer is told. */
export function RejectDialog({ title, question, isOpen, isBusy, onReject, onClose }: RejectDialogProps) {
  const { register, handleSubmit, getValues, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(rejectionSchema),
    defaultValues: { reason: '' },
  })

  function add(sentence: string) {
    const reason = [getValues('reason').trim(), sentence].filter(Boolean).join('\n')
    setValue('reason', reason, { shouldValidate: formState.isSubmitted })
    setFocus('reason')
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose}>
      <form noValidate aria-label="Reject" onSubmit={handleSubmit(({ reason }) => onReject(reason))}>
        <p className="mb-5">{question}</p>
        <fieldset className="mb-4">
          <legend className="mb-2 font-medium">Reasons to start from</legend>
          <div className="flex flex-wrap gap-2">
            {commonReasons.map(({ label, text }) => (
              <button
                key={label}
                type="button"
                onClick={() => add(text)}
                className="min-h-11 rounded-full border border-edge bg-raised px-4 text-[0.95rem] hover:bg-sunken"
              >
                {label}
              </button>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          {...register('reason')}
          label="Reason"
          hint="The employer reads it in the mail that tells them."
          isOptional
          rows={5}
          maxLength={LONGEST_REASON}
          error={formState.errors.reason?.message}
        />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" look="danger" isBusy={isBusy}>
            Reject
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
