'use client'

import { FilePen } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { FormProvider, type UseFormReturn, useFormState } from 'react-hook-form'
import { HireFields } from '@/components/hiring/employers/hire-fields'
import type { HirePostedProps } from '@/components/hiring/employers/hire-posted'
import type { HirePreviewProps } from '@/components/hiring/employers/hire-preview'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { useSubmit } from '@/components/ui/use-submit'
import { clearHireDraft, storedHireDraft, storeHireDraft } from '@/lib/accounts/session/browser-state'
import { callApi, multipartBody } from '@/lib/api/client'
import {
  draftOf,
  emptyHireForm,
  type HireFormInput,
  type HireFormOutput,
  hireFormSchema,
  isFilled,
  readDraft,
} from '@/lib/hiring/employers/form'
import { hireFailure, hireMessages } from '@/lib/hiring/employers/messages'

const PAUSE_MS = 300

export const HireForm = island('hire-form', function HireForm({ isMailHeld }: { isMailHeld: boolean }) {
  const hire = useSubmit<HireFormInput, HireFormOutput>({
    schema: hireFormSchema,
    values: emptyHireForm,
    shouldFocusError: false,
    isLong: true,
    call: ({ companyLogo, ...data }, onProgress) =>
      callApi('/hire-from-us', { method: 'POST', form: multipartBody('data', data, { companyLogo }), onProgress }),
    done: async (_response, posting) => {
      draft.clear()
      setPreview(null)
      // Loaded on demand. Until then the message is enough.
      const loaded = await import('@/components/hiring/employers/hire-posted').catch(() => null)
      if (!loaded) return hireMessages.success
      setPosted({ View: loaded.HirePosted, posting })
    },
    failed: ({ message: text }) => hireFailure(text),
    refused: ({ errors }) => {
      if (Object.keys(errors).length > 0) setPreview(null)
    },
    invalid: () => {
      setPreview(null)
    },
  })
  const { form, message, say, progress } = hire
  const draft = useHireDraft(form)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [posted, setPosted] = useState<Posted | null>(null)
  const isPosting = progress !== null
  const show = form.handleSubmit(
    (posting) => {
      say(null)
      return import('@/components/hiring/employers/hire-preview').then(
        ({ HirePreview }) => setPreview({ View: HirePreview, posting }),
        () => say({ tone: 'error', text: hireMessages.previewFailed }),
      )
    },
    () => say(null),
  )
  const close = () => {
    setPreview(null)
    requestAnimationFrame(() => document.getElementById('hire-preview')?.focus())
  }

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={hire.submit}
        aria-label="Post a job"
        hidden={preview !== null || posted !== null}
      >
        <NeedsScript />
        <DraftNote storedAt={draft.restoredAt} onStartOver={draft.clear} />
        <HireFields progress={progress} />
        <div className="border-t border-line pt-8 md:pl-[17.5rem]">
          {!preview && <MessageArea message={message} />}
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1">
            <Buttons isPosting={isPosting} onPreview={show} />
          </div>
        </div>
      </form>
      {preview && (
        <preview.View
          posting={preview.posting}
          isBusy={isPosting}
          message={message}
          onPost={hire.submit}
          onBack={close}
        />
      )}
      {posted && <posted.View posting={posted.posting} isMailHeld={isMailHeld} onAnother={() => setPosted(null)} />}
    </FormProvider>
  )
})

/** Their own component, so that a submit doesn't render the form again before it shows that they're busy. */
function Buttons({ isPosting, onPreview }: { isPosting: boolean; onPreview: () => void }) {
  const { isSubmitting } = useFormState()
  return (
    <>
      <Button type="submit" isBusy={isSubmitting}>
        {isPosting ? hireMessages.posting : hireMessages.post}
      </Button>
      <Button id="hire-preview" look="secondary" isBusy={isSubmitting} onClick={onPreview}>
        Preview
      </Button>
    </>
  )
}

type DraftNoteProps = { storedAt: number | null; onStartOver: () => void }

/** Tells a returning employer that the form was restored. Always rendered, so that screen readers announce it. */
function DraftNote({ storedAt, onStartOver }: DraftNoteProps) {
  return (
    <div
      role="status"
      className={
        storedAt === null
          ? 'sr-only'
          : 'mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-brand-soft px-5 py-4'
      }
    >
      {storedAt !== null && (
        <>
          <FilePen aria-hidden className="size-6 shrink-0 text-brand max-sm:hidden" />
          <p className="min-w-56 flex-1">
            <strong>We restored your draft</strong> from {momentOf(storedAt)}. It's only saved in this browser. Choose
            the logo again.
          </p>
          <Button look="secondary" onClick={onStartOver}>
            Start over
          </Button>
        </>
      )}
    </div>
  )
}

function momentOf(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}

type Posted = { View: ComponentType<HirePostedProps>; posting: HireFormOutput }
type Preview = { View: ComponentType<HirePreviewProps>; posting: HireFormOutput }

/**
 * Stores the hire form's input in this browser and restores it on the next visit, without overwriting input from before
 * hydration. `restoredAt` is set while a restored draft is shown.
 */
function useHireDraft(form: UseFormReturn<HireFormInput, unknown, HireFormOutput>) {
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
