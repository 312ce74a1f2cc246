'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { HireReachSection } from '@/components/postings/hire-reach-section'
import { CompanySection, JobSection, PayAndPlaceSection, YouSection } from '@/components/postings/hire-sections'
import { type HireFieldName, hireFieldId } from '@/components/postings/use-hire-field'
import { Button } from '@/components/ui/button'
import { ErrorSummary, focusErrorSummary } from '@/components/ui/error-summary'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { type HireFormInput, type HireFormOutput, hireFormSchema } from '@/lib/postings/hire-form'
import { hireFailure, hireMessages } from '@/lib/postings/messages'

/** The fields in the order they stand in, which is the order of the error summary. */
const fields = [
  ...(['firstName', 'lastName', 'email', 'mobileNumber', 'company', 'companyUrl', 'companyLogo', 'jobTitle'] as const),
  ...(['vacancies', 'experience', 'employmentType', 'jobType', 'workDays', 'noticePeriod', 'description'] as const),
  ...(['qualification', 'salary', 'location', 'payMin', 'payMax', 'payCurrency', 'payPeriod', 'city'] as const),
  ...(['region', 'country', 'closesOn', 'remoteCountries'] as const),
] satisfies HireFieldName[]

const empty = { ...Object.fromEntries(fields.map((name) => [name, ''])), companyLogo: undefined, remoteCountries: [] }

/** The Post Job form (spec §2, §5, §8): on success it says so and is cleared, on failure everything stays. */
export function HireForm() {
  const form = useForm<HireFormInput, unknown, HireFormOutput>({
    resolver: zodResolver(hireFormSchema),
    defaultValues: empty as Partial<HireFormInput>,
  })
  const { errors, isSubmitting, isSubmitted } = form.formState
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)

  const submit = form.handleSubmit(
    async ({ companyLogo, ...data }) => {
      setMessage(null)
      setProgress(0)
      try {
        const body = multipartBody('data', data, { companyLogo })
        const answer = await callApi('/hire-from-us', { method: 'POST', form: body, onProgress: setProgress })
        if (answer.isOk) {
          form.reset(empty as Partial<HireFormInput>)
          return setMessage({ tone: 'success', text: hireMessages.success })
        }
        const wrong = fields.filter((name) => answer.errors[name])
        for (const name of wrong) form.setError(name, { message: answer.errors[name] })
        if (wrong.length > 0) focusErrorSummary()
        setMessage({ tone: 'error', text: hireFailure(answer.message) })
      } catch {
        setMessage({ tone: 'error', text: hireMessages.failure })
      } finally {
        setProgress(null)
      }
    },
    () => setMessage(null),
  )

  const wrong = fields.flatMap((name) => {
    const text = isSubmitted && errors[name]?.message
    return text ? [{ id: hireFieldId(name), message: String(text) }] : []
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={submit} aria-label="Post a job">
        <div className={wrong.length > 0 ? 'mb-8' : undefined}>
          <ErrorSummary errors={wrong} />
        </div>
        <YouSection />
        <CompanySection progress={progress} />
        <JobSection />
        <PayAndPlaceSection />
        <HireReachSection />
        <div className="border-t border-line pt-8 md:pl-[17.5rem]">
          <MessageArea message={message} />
          {message?.tone === 'success' && (
            <p className="mt-3 text-muted">
              We have mailed you a link. Open it to confirm your address while we look at the job.
            </p>
          )}
          <Button type="submit" isBusy={isSubmitting} className="mt-5 w-full sm:w-auto">
            {isSubmitting ? 'Posting the job' : 'Post Job'}
          </Button>
        </div>
      </form>
    </FormProvider>
  )
}
