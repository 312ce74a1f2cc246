'use client'

import { type ReactNode, useState } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form'

type FormOf<In extends FieldValues, Out> = Pick<UseFormReturn<In, unknown, Out>, 'watch' | 'setValue' | 'setFocus'>

/** Handles a stale edit: `row` is the newest known version, and `hintsFor` shows the differences beside each field. */
export function useNewerRow<Row extends Record<string, unknown>>(opened: Row | undefined) {
  const [newer, showNewer] = useState<Row | null>(null)

  function hintsFor<In extends FieldValues, Out>(form: FormOf<In, Out>) {
    const typed: Record<string, unknown> = form.watch()
    return (name: FieldPath<In>, label: string, show = (value: string) => value): ReactNode => {
      const value: unknown = get(newer, name)
      const text = textOf(value)
      if (text === null || text === textOf(get(typed, name))) return null
      const take = () => {
        form.setValue(name, value as FieldPathValue<In, FieldPath<In>>, { shouldDirty: true, shouldValidate: true })
        form.setFocus(name)
      }
      return <NewerValue label={label} value={show(text)} onTake={take} />
    }
  }

  return { row: newer ?? opened, showNewer, hintsFor }
}

/** A value as it's shown in an input, or null if it isn't text or a number. */
function textOf(value: unknown): string | null {
  if (value === null) return ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

type NewerValueProps = {
  label: string
  value: string
  onTake: () => void
}

export function NewerValue({ label, value, onTake }: NewerValueProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-warning-soft py-0.5 pl-3 text-warning">
      <span className="min-w-0 py-1 wrap-anywhere">Theirs: {value ? <strong>{value}</strong> : 'empty'}</span>
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-raised"
      >
        Use theirs<span className="sr-only"> for {label}</span>
      </button>
    </span>
  )
}
