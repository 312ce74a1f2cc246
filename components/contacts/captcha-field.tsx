'use client'

import { RefreshCw } from 'lucide-react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import type { CaptchaView } from '@/components/contacts/use-captcha'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Skeleton } from '@/components/ui/skeleton'

type CaptchaFieldProps = { captcha: CaptchaView; error?: string; input: UseFormRegisterReturn }

/** The captcha: a drawn code, or a question for those who cannot see it, and the field for the answer. */
export function CaptchaField({ captcha: { shown, kind, refresh, hasFailed }, error, input }: CaptchaFieldProps) {
  const other = kind === 'image' ? 'question' : 'image'
  return (
    <fieldset className="min-w-0 rounded-card border border-line bg-surface p-4">
      <legend className="px-1 font-medium">Captcha</legend>
      <div className="flex min-h-16 flex-wrap items-center gap-3" aria-live="polite">
        {!shown && !hasFailed && <Skeleton className="h-16 w-[200px]" />}
        {hasFailed && <p className="text-danger">The captcha could not be loaded. Please ask for a new one.</p>}
        {shown && 'image' in shown && (
          // biome-ignore lint/performance/noImgElement: the picture comes as data and has its size.
          <img
            src={shown.image}
            width={200}
            height={64}
            alt="Five letters and digits to type below"
            className="rounded-control border border-line"
          />
        )}
        {shown && 'question' in shown && <p className="font-medium">{shown.question}</p>}
        <Button look="quiet" className="px-3 noscript:hidden" onClick={() => refresh()}>
          <RefreshCw aria-hidden className="size-5" /> {kind === 'image' ? 'New code' : 'New question'}
        </Button>
      </div>
      <Field
        label={kind === 'image' ? 'Type the code' : 'Your answer'}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={10}
        className="mt-3 max-w-60"
        error={error}
        {...input}
      />
      <button
        type="button"
        onClick={() => refresh(other)}
        className="mt-1 min-h-11 noscript:hidden text-left underline underline-offset-4"
      >
        {other === 'question' ? 'I cannot read the code: ask me a question instead' : 'Show me a code instead'}
      </button>
    </fieldset>
  )
}
