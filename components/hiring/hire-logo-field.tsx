'use client'

import { useController } from 'react-hook-form'
import { hireFieldId, useHireEditing, useHireForm } from '@/components/hiring/use-hire-field'
import { CompanyLogo } from '@/components/postings/company-logo'
import { FileField } from '@/components/ui/file-field'
import { acceptOf } from '@/lib/uploads/rules'

const rule = 'PNG, JPEG, WebP or GIF, 5 MB at most.'

/** The company's logo, with its preview; where a posting is changed the one that is stored stands beside it. */
export function HireLogoField({ progress }: { progress: number | null }) {
  const { control } = useHireForm()
  const { field, fieldState } = useController({ control, name: 'companyLogo' })
  const editing = useHireEditing()
  const stored = editing?.logo
  return (
    <div className={stored ? 'flex items-start gap-4' : undefined}>
      {stored && <CompanyLogo company="" fileName={stored} className="mt-8 size-16" />}
      <div className="min-w-0 flex-1">
        <FileField
          id={hireFieldId('companyLogo')}
          label="Company logo"
          required={!editing}
          accept={acceptOf('logo')}
          hint={stored ? `Choose one to replace it. ${rule}` : rule}
          error={fieldState.error?.message}
          file={field.value ?? null}
          onChange={(file) => field.onChange(file ?? undefined)}
          progress={progress}
        />
      </div>
    </div>
  )
}
