'use client'

import { type Control, useController } from 'react-hook-form'
import { FileField } from '@/components/ui/file-field'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/applications/form'
import { acceptOf } from '@/lib/uploads/rules'

type ResumeFieldProps = {
  control: Control<ApplyFormInput, unknown, ApplyFormOutput>
  progress: number | null
  /** Checks the field at once: a file that cannot be sent is told where it was chosen. */
  onChosen: () => void
}

export function ResumeField({ control, progress, onChosen }: ResumeFieldProps) {
  const id = 'field-resume'
  const { field, fieldState } = useController({ control, name: 'resume' })
  field.ref({ focus: () => document.getElementById(id)?.focus() })
  return (
    <FileField
      id={id}
      label="Resume"
      required
      accept={acceptOf('resume')}
      hint="PDF, Word, RTF or text, up to 5 MB."
      file={field.value ?? null}
      onChange={(file) => {
        field.onChange(file ?? undefined)
        if (file) onChosen()
      }}
      error={fieldState.error?.message}
      progress={progress}
    />
  )
}
