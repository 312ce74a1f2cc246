'use client'

import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { draftOf, emptyHireForm, type HireFormInput, type HireFormOutput, isFilled, readDraft } from '@/lib/hiring/form'
import { clearHireDraft, storedHireDraft, storeHireDraft } from '@/lib/session/browser-state'

const PAUSE_MS = 300

/**
 * Keeps what is typed into the hire form in this browser and fills it in again on return, without touching what was
 * typed before the page was alive. `restoredAt` is when a restored draft was stored, for as long as it is shown.
 */
export function useHireDraft(form: UseFormReturn<HireFormInput, unknown, HireFormOutput>) {
  const [restoredAt, setRestoredAt] = useState<number | null>(null)

  useEffect(() => {
    const draft = storedHireDraft()
    if (draft) {
      const typed = draftOf(form.getValues()) ?? {}
      for (const [name, value] of Object.entries(readDraft(draft.values)))
        if (!isFilled(typed[name])) form.setValue(name as keyof HireFormInput, value)
      setRestoredAt(draft.time)
    }
    let timer = 0
    const keep = () => {
      clearTimeout(timer)
      const values = draftOf(form.getValues())
      if (values) storeHireDraft(values)
      else clearHireDraft()
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = window.setTimeout(keep, PAUSE_MS)
    })
    window.addEventListener('pagehide', keep)
    return () => {
      keep()
      unsubscribe()
      window.removeEventListener('pagehide', keep)
    }
  }, [form])

  function clear() {
    form.reset(emptyHireForm)
    clearHireDraft()
    setRestoredAt(null)
  }

  return { restoredAt, clear }
}
