'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useAdminId } from '@/components/console/lists/console-session'
import type { Message } from '@/components/ui/message-area'
import { clearFormDraft, type FormDraft, storedFormDraft, storeFormDraft } from '@/lib/accounts/session/browser-state'
import { editMessages } from '@/lib/console/lists/edit-messages'

const QUIET_MS = 800

type Opened = {
  version: number
  /** Shows the values of this version beside the fields. */
  showNewer: () => void
  say: (message: Message | null) => void
}

/**
 * Stores unsaved input in this browser, so that closing the tab loses nothing. `restored` is when the restored draft
 * was stored. `storedAt` is when the draft was last stored. `opened` is for forms that edit a record: it shows what
 * changed if the draft was started from another version.
 */
export function useFormDraft<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  formName: string,
  stored: In,
  opened?: Opened,
) {
  // Drafts are separate for each admin who uses this browser.
  const adminId = useAdminId()
  const name = `${adminId}:${formName}`
  const [restored, setRestored] = useState<number | null>(null)
  const [storedAt, setStoredAt] = useState<number | null>(null)
  const isSaved = useRef(false)
  const startedFrom = useRef(opened?.version)
  // React Hook Form only tracks state that is read during rendering.
  void form.formState.isDirty

  const showChanges = useEffectEvent((draft: FormDraft) => {
    if (!opened || draft.version === opened.version || !isDifferent(draft.values, stored)) return
    // Until the draft is saved or discarded, the differences are shown each time it's restored.
    startedFrom.current = draft.version
    opened.showNewer()
    opened.say({ tone: 'error', text: `${editMessages.changedSinceDraft} ${editMessages.howToGoOn}` })
  })

  useEffect(() => {
    const draft = storedFormDraft(name)
    if (!draft) return
    for (const [field, value] of Object.entries(draft.values))
      form.setValue(field as Path<In>, value as PathValue<In, Path<In>>, { shouldDirty: true })
    setRestored(draft.time)
    showChanges(draft)
  }, [form, name])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      if (isSaved.current || !form.formState.isDirty) return
      storeFormDraft(name, withoutFiles(form.getValues()), startedFrom.current)
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
    startedFrom.current = opened?.version
    setRestored(null)
    setStoredAt(null)
  }
  function discard() {
    startOver(stored)
    opened?.say(null)
  }
  function forget() {
    isSaved.current = true
    clearFormDraft(name)
  }
  const store = (values: In) => storeFormDraft(name, withoutFiles(values))
  return { restored, storedAt, discard, startOver, forget, store }
}

const isDifferent = (values: Record<string, unknown>, stored: Record<string, unknown>) =>
  Object.entries(values).some(([field, value]) => JSON.stringify(value) !== JSON.stringify(stored[field]))

/** Browsers can't store a chosen file. */
const withoutFiles = (values: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => !(value instanceof File)))
