'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { DraftNote } from '@/components/hiring/draft-note'
import { HireFields } from '@/components/hiring/hire-fields'
import { useHireDraft } from '@/components/hiring/use-hire-draft'
import { useHirePreview } from '@/components/hiring/use-hire-preview'
import { island } from '@/components/islands/island'
import { Button } from '@/components/ui/button'
import { focusErrorSummary } from '@/components/ui/error-summary'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import { callApi, multipartBody } from '@/lib/api/client'
import { emptyHireForm, type HireFormInput, type HireFormOutput, hireFields, hireFormSchema } from '@/lib/hiring/form'
import { hireFailure, hireMessages } from '@/lib/postings/messages'

const OUTCOME = 'hire-outcome'

/**
 * The Post Job form (spec §2, §5, §8) with a preview of the job's page: on success it says so and is cleared, on failure
 * everything stays. What is typed survives a reload.
 */
export const HireForm = island('hire-form', function HireForm() {
  const form = useForm<HireFormInput, unknown, HireFormOutput>({
    resolver: zodResolver(hireFormSchema),
    defaultValues: emptyHireForm,
  })
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const draft = useHireDraft(form)
  const { preview, open, close } = useHirePreview()
  const isPosting = progress !== null

  const post = form.handleSubmit(
    async ({ companyLogo, ...data }) => {
      setMessage(null)
      setProgress(0)
      const body = multipartBody('data', data, { companyLogo })
      const answer = await callApi('/hire-from-us', { method: 'POST', form: body, onProgress: setProgress }).catch(
        () => null,
      )
      setProgress(null)
      if (answer?.isOk) {
        draft.clear()
        close()
        setMessage({ tone: 'success', text: hireMessages.success })
        return bringIntoView(OUTCOME)
      }
      const wrong = hireFields.filter((name) => answer?.errors[name])
      for (const name of wrong) form.setError(name, { message: answer?.errors[name] ?? '' })
      if (wrong.length > 0) {
        close()
        focusErrorSummary()
      }
      setMessage({ tone: 'error', text: answer ? hireFailure(answer.message) : hireMessages.failure })
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
      <form method="post" noValidate onSubmit={post} aria-label="Post a job" hidden={preview !== null}>
        <DraftNote keptAt={draft.restoredAt} onStartOver={draft.clear} />
        <HireFields progress={progress} />
        <div id={OUTCOME} className="scroll-mt-28 border-t border-line pt-8 md:pl-[17.5rem]">
          <NeedsScript />
          {!preview && <MessageArea message={message} />}
          {message?.tone === 'success' && (
            <p className="mt-3 text-muted">
              We have mailed you a link. Open it to confirm your address while we look at the job.
            </p>
          )}
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
    </FormProvider>
  )
})

function bringIntoView(id: string) {
  requestAnimationFrame(() => document.getElementById(id)?.scrollIntoView({ block: 'center' }))
}
