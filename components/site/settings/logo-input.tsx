'use client'

import { FileInput } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'
import type { LogoName, LookForm, LookInput } from '@/lib/site/settings/schema'

type LogoInputProps = {
  of: Submit<LookInput, LookForm>
  name: LogoName
  label: string
  hint: string
  /** The URL of the image in use. */
  current: string | null
}

/** Uploads a logo. Shows the current one, which can be removed. */
export function LogoInput({ of, name, label, hint, current }: LogoInputProps) {
  const removed = of.form.watch('removed')
  const isRemoved = removed.includes(name)
  const isReplaced = of.form.watch(name) !== undefined
  const toggle = () =>
    of.form.setValue('removed', isRemoved ? removed.filter((one) => one !== name) : [...removed, name], {
      shouldDirty: true,
    })
  return (
    <div>
      <FileInput
        of={of}
        name={name}
        label={label}
        accept={acceptOf('siteLogo')}
        hint={`${hint} ${uploadHints.image}`}
      />
      {current && !isReplaced && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          {!isRemoved && (
            // biome-ignore lint/performance/noImgElement: it's stored in the size that it's shown in.
            <img
              src={current}
              alt={`Current ${label.toLowerCase()}`}
              className={`h-11 max-w-40 rounded-control p-1 object-contain ${name === 'darkLogo' ? 'scheme-dark bg-surface' : 'scheme-light bg-raised'}`}
            />
          )}
          <button type="button" onClick={toggle} className="min-h-11 underline underline-offset-4">
            {isRemoved ? 'Keep' : 'Remove'}
            <span className="sr-only"> the current {label.toLowerCase()}</span>
          </button>
          {isRemoved && <span className="text-sm text-muted">Removed when you save.</span>}
        </div>
      )}
    </div>
  )
}
