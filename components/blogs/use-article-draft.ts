'use client'

import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { BlogFormInput, BlogFormOutput } from '@/lib/blogs/schema'
import { clearArticleDraft, storeArticleDraft, storedArticleDraft } from '@/lib/session/browser-state'

const QUIET_MS = 800

/**
 * Keeps what is written in this browser until it is saved, so that a closed tab loses nothing. `restored` says from when
 * what now stands in the form is; `keptAt` when it was last kept.
 */
export function useArticleDraft(
  form: UseFormReturn<BlogFormInput, unknown, BlogFormOutput>,
  name: string,
  stored: BlogFormInput,
) {
  const [restored, setRestored] = useState<number | null>(null)
  const [keptAt, setKeptAt] = useState<number | null>(null)
  const isSaved = useRef(false)

  useEffect(() => {
    const draft = storedArticleDraft(name)
    if (!draft) return
    for (const [field, value] of Object.entries(draft.values))
      form.setValue(field as keyof BlogFormInput, value as string, { shouldDirty: true })
    setRestored(draft.time)
  }, [form, name])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (isSaved.current || !form.formState.isDirty) return
      storeArticleDraft(name, form.getValues())
      setKeptAt(Date.now())
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
    clearArticleDraft(name)
    form.reset(stored)
    setRestored(null)
    setKeptAt(null)
  }
  function forget() {
    isSaved.current = true
    clearArticleDraft(name)
  }
  return { restored, keptAt, discard, forget }
}
