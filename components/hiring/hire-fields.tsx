'use client'

import { useController } from 'react-hook-form'
import { FormSection } from '@/components/hiring/form-section'
import { HireInputs } from '@/components/hiring/hire-input'
import { HireQuestionsSection } from '@/components/hiring/hire-questions-section'
import { HireReachSection } from '@/components/hiring/hire-reach-section'
import { ownQuestionId } from '@/components/hiring/own-question'
import { PayAndPlaceSection } from '@/components/hiring/pay-and-place-section'
import { hireFieldId, useHireEditing, useHireForm } from '@/components/hiring/use-hire-field'
import { CompanyLogo } from '@/components/postings/company-logo'
import { ErrorSummary } from '@/components/ui/error-summary'
import { FileField } from '@/components/ui/file-field'
import { hireFields } from '@/lib/hiring/form'
import { usualQuestions } from '@/lib/postings/questions'
import { acceptOf } from '@/lib/uploads/rules'

export function HireFields({ progress }: { progress: number | null }) {
  const wrong = useWrongFields()
  return (
    <>
      <div
        className={
          wrong.length > 0
            ? 'sticky top-14 z-20 mb-8 max-h-40 overflow-y-auto rounded-card shadow-lifted large-text:static large-text:max-h-none'
            : undefined
        }
      >
        <ErrorSummary errors={wrong} />
      </div>
      <YouSection />
      <CompanySection progress={progress} />
      <JobSection />
      <PayAndPlaceSection />
      <HireReachSection />
      <HireQuestionsSection />
    </>
  )
}

function useWrongFields() {
  const { formState, getValues } = useHireForm()
  const { errors, isSubmitted } = formState
  if (!isSubmitted) return []
  const wrong = hireFields.flatMap((name) => {
    const message = errors[name]?.message
    return message ? [{ id: hireFieldId(name), message: String(message) }] : []
  })
  const questions = getValues('questions') ?? []
  const isOwn = questions.map(({ kind }) => !(kind in usualQuestions))
  const wrongQuestions = questions.flatMap((_question, index) => {
    const message = errors.questions?.[index]?.text?.message
    const number = isOwn.slice(0, index + 1).filter(Boolean).length
    return message ? [{ id: ownQuestionId(number), message: `Your question ${number}: ${message}` }] : []
  })
  return [...wrong, ...wrongQuestions]
}

function YouSection() {
  return (
    <FormSection
      title="You"
      text="We write to this address about the posting. Job seekers never see your name or contact."
    >
      <HireInputs section="you" />
    </FormSection>
  )
}

function CompanySection({ progress }: { progress: number | null }) {
  return (
    <FormSection title="Company" text="Shown on the job card and on the job's page.">
      <HireInputs section="company" />
      <div className="sm:col-span-2">
        <HireLogoField progress={progress} />
      </div>
    </FormSection>
  )
}

function JobSection() {
  return (
    <FormSection title="The job" text="Plain paragraphs and lines beginning with a hyphen are shown as you type them.">
      <HireInputs section="job" />
    </FormSection>
  )
}

const rule = 'PNG, JPEG, WebP or GIF, 5 MB at most.'

function HireLogoField({ progress }: { progress: number | null }) {
  const { control } = useHireForm()
  const { field, fieldState } = useController({ control, name: 'companyLogo' })
  const editing = useHireEditing()
  const stored = editing?.logo
  return (
    <div className={stored ? 'flex items-start gap-4' : undefined}>
      {stored && <CompanyLogo company="" fileName={stored} className="mt-8 size-16" />}
      <div className="min-w-0 flex-1">
        <FileField
          id={hireFieldId('companyLogo')}
          label="Company logo"
          required={!editing}
          accept={acceptOf('logo')}
          hint={stored ? `Choose one to replace it. ${rule}` : rule}
          error={fieldState.error?.message}
          file={field.value ?? null}
          onChange={(file) => field.onChange(file ?? undefined)}
          progress={progress}
        />
      </div>
    </div>
  )
}
