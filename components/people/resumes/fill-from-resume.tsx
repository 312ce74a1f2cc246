'use client'

import { FileText } from 'lucide-react'
import type { Autofill } from '@/components/people/resumes/use-autofill'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { autofillMessages } from '@/lib/people/resumes/messages'
import { acceptOf } from '@/lib/platform/uploads/rules'

type FillFromResumeProps = { fill: Autofill; hint: string }

/** Reads a resume to propose values, which show beside their fields. Gone when no field is empty. */
export function FillFromResume({ fill, hint }: FillFromResumeProps) {
  if (!fill.isUseful) return null
  return (
    <div className="grid gap-3">
      <input
        ref={fill.input}
        type="file"
        accept={acceptOf(fill.rule)}
        aria-label="Choose a resume to fill in the form"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          fill.choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          ref={fill.button}
          look="secondary"
          isBusy={fill.isBusy}
          aria-describedby="fill-from-resume-hint"
          onClick={fill.start}
        >
          {!fill.isBusy && <FileText aria-hidden className="size-5" />} {autofillMessages.button}
        </Button>
        {fill.openCount > 0 && (
          <>
            <Button look="secondary" onClick={fill.acceptAll}>
              Use all <span className="sr-only">{fill.openCount} values from your resume</span>
            </Button>
            <Button look="quiet" onClick={fill.dismiss}>
              Dismiss
            </Button>
          </>
        )}
      </div>
      <p id="fill-from-resume-hint" className="text-sm text-muted">
        {hint}
      </p>
      <MessageArea message={fill.message} />
    </div>
  )
}

type ProposedValueProps = { label: string; value: string; onUse: () => void }

export function ProposedValue({ label, value, onUse }: ProposedValueProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-brand-soft py-0.5 pl-3 text-sm text-ink">
      <span className="min-w-0 flex-1 py-1 wrap-anywhere">
        From your resume: <strong className="whitespace-pre-line">{value}</strong>
      </span>
      <button
        type="button"
        onClick={onUse}
        className="min-h-11 rounded-control px-3 font-semibold text-accent underline underline-offset-4 hover:bg-raised"
      >
        Use<span className="sr-only"> for {label}</span>
      </button>
    </span>
  )
}
