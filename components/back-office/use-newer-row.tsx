'use client'

import { type ReactNode, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { NewerValue } from '@/components/back-office/newer-value'

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
