import { type Control, useController } from 'react-hook-form'
import { TextAreaField } from '@/components/ui/field'
import { type ApplyFormInput, type ApplyFormOutput, LONGEST_NOTE } from '@/lib/applications/form'
import { grouped } from '@/lib/numbers'

type CoverNoteFieldProps = { control: Control<ApplyFormInput, unknown, ApplyFormOutput> }

export function CoverNoteField({ control }: CoverNoteFieldProps) {
  const { field, fieldState } = useController({ control, name: 'coverNote' })
  const used = field.value?.length ?? 0
  return (
    <TextAreaField
      {...field}
      value={field.value ?? ''}
      label="Cover note"
      isOptional
      hint={`${grouped(used)} of ${grouped(LONGEST_NOTE)} characters`}
      error={fieldState.error?.message}
    />
  )
}
