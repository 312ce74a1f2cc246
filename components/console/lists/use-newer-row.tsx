'use client'

import { type ReactNode, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'

export function useNewerRow<In extends FieldValues, C, Out, Row extends Record<string, unknown>>(
  form: UseFormReturn<In, C, Out>,
  opened: Row | undefined,
) {
  const [newer, setNewer] = useState<Row | null>(null)
  const typed: Record<string, unknown> = form.watch()

  function hintOf(name: FieldPath<In>, label: string, show = (value: string) => value): ReactNode {
    const value = newer?.[name]
    if (typeof value !== 'string' || value === typed[name]) return null
    const take = () => {
      form.setValue(name, value as FieldPathValue<In, FieldPath<In>>, { shouldDirty: true, shouldValidate: true })
      form.setFocus(name)
    }
    return <NewerValue label={label} value={show(value)} onTake={take} />
  }

  return { row: newer ?? opened, meet: setNewer, hintOf }
}

type NewerValueProps = {
  label: string
  value: string
  onTake: () => void
}

export function NewerValue({ label, value, onTake }: NewerValueProps) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 rounded-control bg-warning-soft py-0.5 pl-3 text-warning">
      <span className="min-w-0 py-1 wrap-anywhere">Now: {value ? <strong>{value}</strong> : 'empty'}</span>
      <button
        type="button"
        onClick={onTake}
        className="min-h-11 rounded-control px-3 font-semibold underline underline-offset-4 hover:bg-raised"
      >
        Take it<span className="sr-only"> for {label}</span>
      </button>
    </span>
  )
}
