'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useAdminId } from '@/components/console/lists/console-session'
import { clearFormDraft, storedFormDraft, storeFormDraft } from '@/lib/accounts/session/browser-state'

const QUIET_MS = 800

/**
 * Stores what is typed in this browser until it's saved, so that a closed tab loses nothing. `restored` is when the
 * restored draft was stored, `storedAt` when it was last stored.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  formName: string,
  stored: In,
) {
  // The next person who signs in in this browser doesn't see it.
  const name = `${useAdminId()}:${formName}`
  const [restored, setRestored] = useState<number | null>(null)
  const [storedAt, setStoredAt] = useState<number | null>(null)
  const isSaved = useRef(false)
  // A form only tracks fields that are read during rendering.
  void form.formState.isDirty

  useEffect(() => {
    const draft = storedFormDraft(name)
    if (!draft) return
    for (const [field, value] of Object.entries(draft.values))
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true })
    setRestored(draft.time)
  }, [form, name])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (isSaved.current || !form.formState.isDirty) return
      storeFormDraft(name, form.getValues())
      setStoredAt(Date.now())
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, QUIET_MS)
    })
    addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      clearTimeout(timer)
      keep()
      removeEventListener('pagehide', keep)
    }
  }, [form, name])

  function discard() {
    clearFormDraft(name)
    form.reset(stored)
    setRestored(null)
    setStoredAt(null)
  }
  function forget() {
    isSaved.current = true
    clearFormDraft(name)
  }
  return { restored, storedAt, discard, forget }
}
