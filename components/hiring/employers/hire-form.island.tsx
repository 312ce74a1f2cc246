'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { FilePen } from 'lucide-react'
import { type ComponentType, useEffect, useState } from 'react'
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { HireFields } from '@/components/hiring/employers/hire-fields'
import type { HirePostedProps } from '@/components/hiring/employers/hire-posted'
import type { HirePreviewProps } from '@/components/hiring/employers/hire-preview'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { focusErrorSummary } from '@/components/ui/error-summary'
import { showErrors } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { clearHireDraft, storedHireDraft, storeHireDraft } from '@/lib/accounts/session/browser-state'
import { callApi, multipartBody } from '@/lib/api/client'
import {
  draftOf,
  emptyHireForm,
  type HireFormInput,
  type HireFormOutput,
  hireFields,
  hireFormSchema,
  isFilled,
  readDraft,
} from '@/lib/hiring/employers/form'
import { hireFailure, hireMessages } from '@/lib/hiring/employers/messages'

const PAUSE_MS = 300

export const HireForm = island('hire-form', function HireForm() {
  const form = useForm<HireFormInput, unknown, HireFormOutput>({
    resolver: zodResolver(hireFormSchema),
    defaultValues: emptyHireForm,
  })
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const draft = useHireDraft(form)
  const { preview, open, close } = useHirePreview()
  const [posted, setPosted] = useState<Posted | null>(null)
  const isPosting = progress !== null

  const post = form.handleSubmit(
    async (posting) => {
      const { companyLogo, ...data } = posting
      setMessage(null)
      setProgress(0)
      const body = multipartBody('data', data, { companyLogo })
      const response = await callApi('/hire-from-us', { method: 'POST', form: body, onProgress: setProgress }).catch(
        () => null,
      )
      setProgress(null)
      if (response?.isOk) {
        draft.clear()
        close()
        // Loaded when it is needed; without it the sentence alone says so.
        const loaded = await import('@/components/hiring/employers/hire-posted').catch(() => null)
        if (loaded) setPosted({ View: loaded.HirePosted, posting })
        else setMessage({ tone: 'success', text: hireMessages.success })
        return
      }
      if (showErrors(form.setError, hireFields, response?.errors, { isFocused: false })) {
        close()
        focusErrorSummary()
      }
      setMessage({ tone: 'error', text: response ? hireFailure(response.message) : hireMessages.failure })
    },
    () => {
      close()
      setMessage(null)
    },
  )
  const show = form.handleSubmit(
    (posting) => {
      setMessage(null)
      return open(posting).catch(() => setMessage({ tone: 'error', text: hireMessages.previewFailed }))
    },
    () => setMessage(null),
  )

  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        onSubmit={post}
        aria-label="Post a job"
        hidden={preview !== null || posted !== null}
      >
        <NeedsScript />
        <DraftNote keptAt={draft.restoredAt} onStartOver={draft.clear} />
        <HireFields progress={progress} />
        <div className="border-t border-line pt-8 md:pl-[17.5rem]">
          {!preview && <MessageArea message={message} />}
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1">
            <Button type="submit" isBusy={isPosting}>
              {isPosting ? 'Posting the job' : 'Post Job'}
            </Button>
            <Button id="hire-preview" look="secondary" isBusy={form.formState.isSubmitting} onClick={show}>
              Preview
            </Button>
          </div>
        </div>
      </form>
      {preview && (
        <preview.View posting={preview.posting} isBusy={isPosting} message={message} onPost={post} onBack={close} />
      )}
      {posted && <posted.View posting={posted.posting} onAnother={() => setPosted(null)} />}
    </FormProvider>
  )
})

type DraftNoteProps = { keptAt: number | null; onStartOver: () => void }

/** Tells an employer who returns that the form holds what they typed before. Always in the page, so that it is announced. */
function DraftNote({ keptAt, onStartOver }: DraftNoteProps) {
  return (
    <div
      role="status"
      className={
        keptAt === null
          ? 'sr-only'
          : 'mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-brand-soft px-5 py-4'
      }
    >
      {keptAt !== null && (
        <>
          <FilePen aria-hidden className="size-6 shrink-0 text-brand max-sm:hidden" />
          <p className="min-w-56 flex-1">
            <strong>Your draft is back</strong>, as you left it on {momentOf(keptAt)}. It is kept in this browser alone.
            Please choose the logo again.
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

/** Shows how a posting will look; the view is loaded when it is first asked for. `open` throws when it cannot be. */
function useHirePreview() {
  const [preview, setPreview] = useState<Preview | null>(null)

  async function open(posting: HireFormOutput) {
    const { HirePreview } = await import('@/components/hiring/employers/hire-preview')
    setPreview({ View: HirePreview, posting })
  }

  function close() {
    if (!preview) return
    setPreview(null)
    requestAnimationFrame(() => document.getElementById('hire-preview')?.focus())
  }

  return { preview, open, close }
}

/**
 * Keeps what is typed into the hire form in this browser and fills it in again on return, without touching what was
 * typed before the page was alive. `restoredAt` is when a restored draft was stored, for as long as it is shown.
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
