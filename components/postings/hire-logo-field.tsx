'use client'

import { useController } from 'react-hook-form'
import { hireFieldId, useHireForm } from '@/components/postings/use-hire-field'
import { FileField } from '@/components/ui/file-field'
import { acceptOf } from '@/lib/uploads/rules'

/** The company's logo, with its preview. */
export function HireLogoField({ progress }: { progress: number | null }) {
  const { control } = useHireForm()
  const { field, fieldState } = useController({ control, name: 'companyLogo' })
  return (
    <FileField
      id={hireFieldId('companyLogo')}
      label="Company logo"
      required
      accept={acceptOf('logo')}
      hint="PNG, JPEG, WebP or GIF, 5 MB at most."
      error={fieldState.error?.message}
      file={field.value ?? null}
      onChange={(file) => field.onChange(file ?? undefined)}
      progress={progress}
    />
  )
}
