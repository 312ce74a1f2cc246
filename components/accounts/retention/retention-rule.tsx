'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field } from '@/components/ui/field'
import { useAction } from '@/components/ui/use-action'
import { retentionMessages } from '@/lib/accounts/retention/messages'
import { MAX_MONTHS, MIN_MONTHS, type Rule, retentionKinds, ruleSchema } from '@/lib/accounts/retention/schema'
import { callApi } from '@/lib/api/client'

export function RetentionRule({ opened }: { opened: Rule }) {
  const router = useRouter()
  const { title } = retentionKinds[opened.kind]
  const [version, setVersion] = useState(opened.version)
  const [keeps, setKeeps] = useState(opened.months === null)
  const [months, setMonths] = useState(String(opened.months ?? 24))
  const [error, setError] = useState('')
  const [newer, setNewer] = useState<Rule | null>(null)
  const [isAsked, setAsked] = useState(false)

  const chosen = { months: keeps ? null : Number(months), version }
  const { act, isBusy } = useAction({
    call: () => callApi<Rule & { current?: Rule }>(`/api/retention/${opened.kind}`, { method: 'PUT', json: chosen }),
    done: ({ data }) => {
      setNewer(null)
      setVersion(data.version)
      router.refresh()
      return retentionMessages.saved
    },
    failed: ({ message, data: { current } }) => {
      if (current) {
        setNewer(current)
        setVersion(current.version)
      }
      return message || retentionMessages.notSaved
    },
    // If the change is rejected, the form keeps the selection.
    isQuiet: true,
  })

  function ask(event: FormEvent) {
    event.preventDefault()
    const checked = ruleSchema.safeParse(chosen)
    setError(checked.success ? '' : retentionMessages.months)
    if (!checked.success) return document.getElementById(`months-${opened.kind}`)?.focus()
    if (keeps) return act()
    setAsked(true)
  }

  const choice = `keeps-${opened.kind}`
  return (
    <form noValidate onSubmit={ask} aria-label={title} className="mt-4 space-y-3">
      <fieldset>
        <legend className="sr-only">Keep for</legend>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={choice}
            checked={keeps}
            onChange={() => setKeeps(true)}
            className="size-5 accent-accent"
          />
          Keep forever
        </label>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="radio"
            name={choice}
            checked={!keeps}
            onChange={() => setKeeps(false)}
            className="size-5 accent-accent"
          />
          Delete after a set time
        </label>
      </fieldset>
      {!keeps && (
        <Field
          id={`months-${opened.kind}`}
          label="Months"
          type="number"
          min={MIN_MONTHS}
          max={MAX_MONTHS}
          required
          value={months}
          onChange={(event) => setMonths(event.target.value)}
          hint={`${MIN_MONTHS} to ${MAX_MONTHS}`}
          error={error}
          className="max-w-48"
        />
      )}
      {newer && (
        <p role="status" className="text-danger">
          Someone else changed this to {newer.months === null ? 'keep forever' : `${newer.months} months`}. Save again
          to use yours.
        </p>
      )}
      <Button type="submit" isBusy={isBusy && !isAsked}>
        Save
      </Button>
      <ConfirmDialog
        title={title}
        question={`Delete data older than ${months} months, after a warning? Deleted data can't be restored.`}
        confirmLabel="Save rule"
        look="primary"
        isOpen={isAsked}
        isBusy={isBusy}
        onConfirm={() => act().then(() => setAsked(false))}
        onClose={() => setAsked(false)}
      />
    </form>
  )
}
