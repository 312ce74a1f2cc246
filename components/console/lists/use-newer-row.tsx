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
      const list = /^(.+?)\.\d+\./.exec(name)?.[1]
      if (list && isOtherList(get(newer, list), get(typed, list))) return null
      const value: unknown = get(newer, name)
      const entries = isOtherList(value, get(typed, name)) ? value : null
      const text = entries ? entries.map(nameOf).join(' · ') : textOf(value)
      if (text === null || text === textOf(get(typed, name))) return null
      const take = () => {
        form.setValue(name, value as FieldPathValue<In, FieldPath<In>>, { shouldDirty: true, shouldValidate: true })
        // The inputs of a list are replaced first.
        if (entries) requestAnimationFrame(() => form.setFocus(firstFieldOf(name, entries) as FieldPath<In>))
        else form.setFocus(name)
      }
      return <NewerValue label={label} value={show(text)} onTake={take} />
    }
  }

  return { row: newer ?? opened, showNewer, hintsFor }
}

/** A value as it's shown in an input, or null if it isn't text, a number or a list of choices. */
function textOf(value: unknown): string | null {
  if (value === null) return ''
  if (Array.isArray(value)) return value.every((each) => typeof each === 'string') ? value.join(', ') : null
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null
}

type Entry = Record<string, unknown>

/** Whether fields at the same place belong to different entries, because entries were added, removed or moved. */
function isOtherList(theirs: unknown, typed: unknown): theirs is Entry[] {
  if (!isListOfEntries(theirs) || !isListOfEntries(typed)) return false
  const differing = theirs.filter((entry, place) => typed[place] && nameOf(entry) !== nameOf(typed[place]))
  return theirs.length !== typed.length || differing.length > 1
}

const isListOfEntries = (value: unknown): value is Entry[] =>
  Array.isArray(value) && value.some((each) => typeof each === 'object')

const fieldsOf = (entry: Entry | undefined) => Object.keys(entry ?? {}).filter((name) => name !== 'id')

/** An entry's first field: a name or a title. */
const nameOf = (entry: Entry) => String(entry[fieldsOf(entry)[0] ?? ''] ?? '')

const firstFieldOf = (list: string, [entry]: Entry[]) => `${list}.0.${fieldsOf(entry)[0]}`

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
