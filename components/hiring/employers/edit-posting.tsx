'use client'

import { useEffect, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { HireFields } from '@/components/hiring/employers/hire-fields'
import { HireEditing } from '@/components/hiring/employers/use-hire-field'
import { Button } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { editMessages } from '@/lib/console/lists/edit-messages'
import { editFormSchema, type HireFormInput, type HireFormOutput } from '@/lib/hiring/employers/form'
import type { Managed } from '@/lib/hiring/employers/format'
import { employerMessages } from '@/lib/hiring/employers/messages'

export type EditPostingProps = {
  token: string
  posting: Managed
  onDone: (changed: Managed | null, text?: string) => void
}

export function EditPosting({ token, posting, onDone }: EditPostingProps) {
  const [standing, setStanding] = useState(posting)
  const { showNewer, hintsFor } = useNewerRow(posting.fields)
  const edit = useSubmit<HireFormInput, HireFormOutput, Managed & { current?: Managed }>({
    schema: editFormSchema,
    values: { ...posting.fields, companyLogo: undefined },
    shouldFocusError: false,
    call: ({ companyLogo, ...data }, onProgress) => {
      const { version, changeVersion } = standing
      const form = multipartBody('data', { ...data, token, version, changeVersion }, { companyLogo })
      return callApi('/api/postings/managed', { method: 'PUT', form, onProgress })
    },
    done: ({ data }) => {
      onDone(data, saidOf(posting.status))
    },
    failed: ({ message, data: { current } }) => {
      const more = current?.steps.includes('edit') ? ` ${editMessages.howToGoOn}` : ''
      return `${message || employerMessages.failure}${more}`
    },
    refused: ({ data: { current } }) => {
      if (!current) return
      setStanding(current)
      showNewer(current.fields)
    },
  })
  const { form, submit, message, isBusy, progress } = edit
  const isAnswer = posting.status === 'returned'
  const place = useRef<HTMLFormElement>(null)
  // The button that opened the form is gone, so keyboard users continue here.
  useEffect(() => place.current?.focus(), [])

  return (
    <FormProvider {...form}>
      <HireEditing.Provider value={{ logo: posting.companyLogo, hintOf: hintsFor(form) }}>
        <form
          ref={place}
          tabIndex={-1}
          method="post"
          noValidate
          onSubmit={submit}
          aria-label="Edit your posting"
          className="scroll-mt-28 outline-none"
        >
          <HireFields progress={progress} />
          <div className="border-t border-line pt-8 md:pl-[17.5rem]">
            {posting.status === 'approved' && (
              <p className="mb-5 text-muted">
                We review every change. Until it's approved, the live job stays as it is.
              </p>
            )}
            <MessageArea message={message} />
            <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-1">
              <Button type="submit" isBusy={isBusy}>
                {isAnswer ? 'Resubmit' : 'Save changes'}
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
  if (status === 'approved') return employerMessages.revisionInReview
  return status === 'returned' ? employerMessages.answered : employerMessages.saved
}
