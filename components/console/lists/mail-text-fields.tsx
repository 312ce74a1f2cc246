import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field, TextAreaField } from '@/components/ui/field'
import type { MailText, MailTextInput } from '@/lib/platform/mail-templates/schema'

type MailTextFieldsProps = {
  form: UseFormReturn<MailTextInput, unknown, MailText>
  rows: number
  label?: string
  hint?: ReactNode
  subjectHint?: ReactNode
}

export function MailTextFields({ form, rows, label = 'Text', hint, subjectHint }: MailTextFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      <Field
        {...form.register('subject')}
        label="Subject"
        required
        hint={subjectHint}
        error={errors.subject?.message}
      />
      <TextAreaField
        {...form.register('text')}
        label={label}
        required
        rows={rows}
        hint={hint}
        error={errors.text?.message}
      />
    </>
  )
}
