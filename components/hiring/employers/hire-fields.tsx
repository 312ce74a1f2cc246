'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FormSection } from '@/components/hiring/employers/form-section'
import { HireInputs } from '@/components/hiring/employers/hire-input'
import { PayAndPlaceSection } from '@/components/hiring/employers/pay-and-place-section'
import { hireFieldId, useHireEditing, useHireField, useHireForm } from '@/components/hiring/employers/use-hire-field'
import { CompanyLogo } from '@/components/jobs/postings/company-logo'
import { Button } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { CheckboxField, Field, SelectField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { hireFields } from '@/lib/hiring/employers/form'
import { MAX_QUESTIONS, type Question, usualQuestions } from '@/lib/jobs/postings/questions'
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'

const topics = {
  'work-authorisation': 'Work authorization',
  sponsorship: 'Visa sponsorship',
  years: 'Years of experience',
}
const usual = Object.keys(topics) as (keyof typeof topics)[]
const isUsual = ({ kind }: Question) => kind in usualQuestions

/** Focuses the first invalid field after a submit, so the form has to set `shouldFocusError: false`. */
export function HireFields({ progress }: { progress: number | null }) {
  const { submitCount } = useHireForm().formState
  const wrong = useWrongFields()
  return (
    <>
      <div
        data-sticky-errors={wrong.length > 0 ? '' : undefined}
        className={
          wrong.length > 0
            ? 'sticky top-14 z-20 mb-8 max-h-40 overflow-y-auto rounded-card shadow-lifted large-text:static large-text:max-h-none low:static low:max-h-none'
            : undefined
        }
      >
        <ErrorSummary errors={wrong} submitCount={submitCount} />
      </div>
      <YouSection />
      <CompanySection progress={progress} />
      <JobSection />
      <PayAndPlaceSection />
      <ClosingDateSection />
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
      text="We'll email you here about the posting. Job seekers never see your name or contact details. Required fields are marked with an asterisk."
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
    <FormSection title="The job" text="Use plain paragraphs. Start a line with a hyphen to make a list.">
      <HireInputs section="job" />
    </FormSection>
  )
}

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
          hint={stored ? `Choose a file to replace it. ${uploadHints.image}` : uploadHints.image}
          error={fieldState.error?.message}
          file={field.value ?? null}
          onChange={(file) => field.onChange(file ?? undefined)}
          progress={progress}
        />
      </div>
    </div>
  )
}

function ClosingDateSection() {
  const field = useHireField()
  return (
    <FormSection title="Closing date" text="Optional. Up to 60 days after publication, which is also the default.">
      <Field label="Closing date" isOptional type="date" {...field('closesOn')} />
    </FormSection>
  )
}

function HireQuestionsSection() {
  const { control, formState } = useHireForm()
  const { field } = useController({ control, name: 'questions' })
  const questions = field.value ?? []
  const own = questions.filter((question) => !isUsual(question))
  const isFull = questions.length >= MAX_QUESTIONS

  function setUsual(kind: keyof typeof topics, question: Question | null) {
    const chosen = usual.flatMap((each) => {
      const known = questions.find((one) => one.kind === each)
      return each === kind ? (question ?? []) : (known ?? [])
    })
    field.onChange([...chosen, ...own])
  }

  function setOwn(changed: Question[]) {
    field.onChange([...questions.filter(isUsual), ...changed])
  }

  return (
    <FormSection
      title="Questions for applicants"
      text="Optional. Applicants answer when they apply, so you can find the right ones sooner."
    >
      <div className="grid gap-3 sm:col-span-2">
        {usual.map((kind) => {
          const chosen = questions.find((question) => question.kind === kind)
          const text = usualQuestions[kind]
          return (
            <div key={kind}>
              <CheckboxField
                id={`hire-ask-${kind}`}
                label={topics[kind]}
                hint={text}
                checked={Boolean(chosen)}
                disabled={!chosen && isFull}
                onChange={() => setUsual(kind, chosen ? null : { kind, text, isRequired: true })}
              />
              {chosen && (
                <CheckboxField
                  id={`hire-need-${kind}`}
                  label="Required"
                  className="ml-9 text-muted"
                  checked={chosen.isRequired}
                  onChange={() => setUsual(kind, { ...chosen, isRequired: !chosen.isRequired })}
                />
              )}
            </div>
          )
        })}
      </div>
      {own.map((question, index) => (
        <OwnQuestion
          key={index}
          number={index + 1}
          question={question}
          error={formState.errors.questions?.[questions.indexOf(question)]?.text?.message}
          onChange={(changed) => setOwn(own.map((each, place) => (place === index ? changed : each)))}
          onRemove={() => setOwn(own.filter((_each, place) => place !== index))}
        />
      ))}
      <div className="sm:col-span-2">
        {isFull ? (
          <p className="text-muted">
            You can ask up to {MAX_QUESTIONS} questions. The more you ask, the fewer people apply.
          </p>
        ) : (
          <Button
            look="secondary"
            onClick={() => setOwn([...own, { kind: 'yes-no', text: '', isRequired: false }])}
            className="max-sm:w-full"
          >
            <Plus aria-hidden className="size-5" /> Add your own question
          </Button>
        )}
      </div>
    </FormSection>
  )
}

type OwnQuestionProps = {
  number: number
  question: Question
  error: string | undefined
  onChange: (question: Question) => void
  onRemove: () => void
}

const kinds = [
  { value: 'yes-no', label: 'Yes or No' },
  { value: 'text', label: 'Short text' },
]

const ownQuestionId = (number: number) => `hire-question-${number}`

function OwnQuestion({ number, question, error, onChange, onRemove }: OwnQuestionProps) {
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-raised p-4 sm:col-span-2 sm:grid-cols-[1fr_12rem]">
      <legend className="sr-only">Your question {number}</legend>
      <Field
        id={ownQuestionId(number)}
        label={`Your question ${number}`}
        maxLength={200}
        value={question.text}
        error={error}
        onChange={(event) => onChange({ ...question, text: event.target.value })}
      />
      <SelectField
        id={`hire-question-kind-${number}`}
        label="Answer type"
        options={kinds}
        value={question.kind}
        onChange={(event) => onChange({ ...question, kind: event.target.value === 'text' ? 'text' : 'yes-no' })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-2">
        <CheckboxField
          id={`hire-question-need-${number}`}
          label="Required"
          checked={question.isRequired}
          onChange={() => onChange({ ...question, isRequired: !question.isRequired })}
        />
        <Button look="quiet" onClick={onRemove} aria-label={`Remove question ${number}`}>
          <Trash2 aria-hidden className="size-5" /> Remove
        </Button>
      </div>
    </fieldset>
  )
}
