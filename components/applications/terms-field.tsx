'use client'

import type { UseFormRegister } from 'react-hook-form'
import { CheckboxField } from '@/components/ui/field'
import type { ApplyFormInput } from '@/lib/applications/form'

type TermsFieldProps = { register: UseFormRegister<ApplyFormInput>; error: string | undefined }

export function TermsField({ register, error }: TermsFieldProps) {
  const label = (
    <>
      I acknowledge the{' '}
      <a href="/privacy" target="_blank" className="text-accent underline underline-offset-4" rel="noopener">
        Privacy Notice and Terms &amp; Conditions<span className="sr-only"> (opens a new tab)</span>
      </a>
      .
    </>
  )
  return <CheckboxField label={label} error={error} {...register('terms')} />
}
