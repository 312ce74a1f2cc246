'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { HireFields } from '@/components/hiring/employers/hire-fields'
import { HireEditing } from '@/components/hiring/employers/use-hire-field'
import { Button } from '@/components/ui/button'
import { focusErrorSummary } from '@/components/ui/error-summary'
import { showErrors } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { editFormSchema, type HireFormInput, type HireFormOutput, hireFields } from '@/lib/hiring/employers/form'
import type { Managed } from '@/lib/hiring/employers/format'
import { employerMessages } from '@/lib/hiring/employers/messages'

export type EditPostingProps = {
  token: string
  posting: Managed
  onDone: (changed: Managed | null, text?: string) => void
}

export function EditPosting({ token, posting, onDone }: EditPostingProps) {
  const form = useForm<HireFormInput, unknown, HireFormOutput>({
    resolver: zodResolver(editFormSchema),
    defaultValues: { ...posting.fields, companyLogo: undefined },
  })
  const [standing, setStanding] = useState(posting)
  const { meet, hintOf } = useNewerRow(form, posting.fields)
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const isAnswer = posting.status === 'returned'
  const { isSubmitting } = form.formState
  const place = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone: whoever works by keyboard goes on here.
  useEffect(() => place.current?.focus(), [])

  const submit = form.handleSubmit(
    async ({ companyLogo, ...data }) => {
      setMessage(null)
      setProgress(0)
      const { version, changeVersion } = standing
      const response = await callApi<Managed & { current?: Managed }>('/api/postings/managed', {
        method: 'PUT',
        form: multipartBody('data', { ...data, token, version, changeVersion }, { companyLogo }),
        onProgress: setProgress,
      }).catch(() => null)
      setProgress(null)
      if (response?.isOk) return onDone(response.data, saidOf(posting.status))
      const { current } = response?.data ?? {}
      if (current) {
        setStanding(current)
        meet(current.fields)
      }
      if (showErrors(form.setError, hireFields, response?.errors, { isFocused: false })) focusErrorSummary()
      const more = current?.steps.includes('edit') ? ` ${editMessages.howToGoOn}` : ''
      setMessage({ tone: 'error', text: `${response?.message || employerMessages.failure}${more}` })
    },
    () => setMessage(null),
  )

  return (
    <FormProvider {...form}>
      <HireEditing.Provider value={{ logo: posting.companyLogo, hintOf }}>
        <form
          ref={place}
          tabIndex={-1}
          method="post"
          noValidate
          onSubmit={submit}
          aria-label="Change your posting"
          className="scroll-mt-28 outline-none"
        >
          <HireFields progress={progress} />
          <div className="border-t border-line pt-8 md:pl-[17.5rem]">
            {posting.status === 'approved' && (
              <p className="mb-5 text-muted">
                We look at every change. Until it is approved the job stays public as it is now.
              </p>
            )}
            <MessageArea message={message} />
            <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1">
              <Button type="submit" isBusy={isSubmitting}>
                {isAnswer ? 'Send it again' : 'Save the change'}
              </Button>
              <Button look="secondary" onClick={() => onDone(null)}>
                Cancel
              </Button>
            </div>
          </div>
        </form>
      </HireEditing.Provider>
    </FormProvider>
  )
}

function saidOf(status: string): string {
  if (status === 'approved') return employerMessages.changeWaits
  return status === 'returned' ? employerMessages.answered : employerMessages.saved
}
