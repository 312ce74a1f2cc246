'use client'

import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useAdminId } from '@/components/console/lists/console-session'
import { clearFormDraft, storedFormDraft, storeFormDraft } from '@/lib/accounts/session/browser-state'

const QUIET_MS = 800

/**
 * Stores unsaved input in this browser, so that closing the tab loses nothing. `restored` is when the restored draft
 * was stored. `storedAt` is when the draft was last stored.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  formName: string,
  stored: In,
) {
  // Drafts are separate for each admin who uses this browser.
  const adminId = useAdminId()
  const name = `${adminId}:${formName}`
  const [restored, setRestored] = useState<number | null>(null)
  const [storedAt, setStoredAt] = useState<number | null>(null)
  const isSaved = useRef(false)
  // React Hook Form only tracks state that is read during rendering.
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
      storeFormDraft(name, withoutFiles(form.getValues()))
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

  /** Fills the form, which stays open, with what was just saved. Also forgets the drafts of other forms that this replaces. */
  function startOver(saved: In, replaced: string[] = []) {
    for (const each of [formName, ...replaced]) clearFormDraft(`${adminId}:${each}`)
    form.reset(saved)
    setRestored(null)
    setStoredAt(null)
  }
  const discard = () => startOver(stored)
  function forget() {
    isSaved.current = true
    clearFormDraft(name)
  }
  const store = (values: In) => storeFormDraft(name, withoutFiles(values))
  return { restored, storedAt, discard, startOver, forget, store }
}

/** Browsers can't store a chosen file. */
const withoutFiles = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))
