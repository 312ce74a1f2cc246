import { type Control, type UseFormRegister, type UseFormReturn, useController } from 'react-hook-form'
import { FillFromResume } from '@/components/people/resumes/fill-from-resume'
import type { Autofill } from '@/components/people/resumes/use-autofill'
import { CheckboxField, Field, FieldError, TextAreaField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { NewTab } from '@/components/ui/new-tab'
import { type ApplyFormInput, type ApplyFormOutput, MAX_NOTE } from '@/lib/hiring/applications/form'
import { MAX_ANSWER_LENGTH, type Question } from '@/lib/jobs/postings/questions'
import { autofillMessages } from '@/lib/people/resumes/messages'
import { consentTexts } from '@/lib/platform/consents/texts'
import { grouped } from '@/lib/platform/numbers'
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'

type ApplyFieldsProps = {
  form: UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>
  questions: Question[]
  profileResume: string | null
  progress: number | null
  isGuest: boolean
  /** Null until we know who applies. */
  fill: Autofill | null
}

export function ApplyFields({ form, questions, profileResume, progress, isGuest, fill }: ApplyFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      {fill && <FillFromResume fill={fill} hint={profileResume ? autofillMessages.own : autofillMessages.attached} />}
      {/* Hidden until the visitor is signed in or chooses to apply without an account. */}
      <div className={`grid gap-4 ${isGuest ? '' : 'when-signed-in'}`}>
        <Field
          label="Full Name"
          readOnly={!isGuest}
          required={isGuest}
          autoComplete="name"
          hint={fill?.proposalFor('name')}
          error={errors.studentName?.message}
          {...register('studentName')}
        />
        <Field
          label="Email"
          type="email"
          inputMode="email"
          readOnly={!isGuest}
          required={isGuest}
          autoComplete="email"
          hint={fill?.proposalFor('email')}
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <Field
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
        isOptional
        hint={fill?.proposalFor('phone')}
        error={errors.mobileNumber?.message}
        {...register('mobileNumber')}
      />
      {questions.map((question, index) => (
        <QuestionField
          key={index}
          question={question}
          index={index}
          register={register}
          error={errors.answers?.[index]?.message}
        />
      ))}
      {profileResume && (
        <CheckboxField
          label={
            <>
              Use the resume in your profile <span className="break-all text-muted">({profileResume})</span>
            </>
          }
          {...register('useProfileResume')}
        />
      )}
      {!(profileResume && form.watch('useProfileResume')) && (
        <ResumeField control={control} progress={progress} onChosen={() => form.trigger('resume')} />
      )}
      <CoverNoteField control={control} />
      <TermsField register={register} error={errors.terms?.message} />
      <CheckboxField label={consentTexts['later-jobs']} {...register('keepForLater')} />
      <CheckboxField label={consentTexts.news} {...register('wantsNews')} />
    </>
  )
}

type CoverNoteFieldProps = { control: Control<ApplyFormInput, unknown, ApplyFormOutput> }

function CoverNoteField({ control }: CoverNoteFieldProps) {
  const { field, fieldState } = useController({ control, name: 'coverNote' })
  const used = field.value?.length ?? 0
  return (
    <TextAreaField
      {...field}
      value={field.value ?? ''}
      label="Cover note"
      isOptional
      hint={`${grouped(used)} of ${grouped(MAX_NOTE)} characters`}
      error={fieldState.error?.message}
    />
  )
}

type QuestionFieldProps = {
  question: Question
  index: number
  register: UseFormRegister<ApplyFormInput>
  error: string | undefined
}

function QuestionField({ question, index, register, error }: QuestionFieldProps) {
  const { kind, text, isRequired } = question
  const field = { ...register(`answers.${index}`), label: text, required: isRequired, isOptional: !isRequired, error }
  if (kind === 'text') return <TextAreaField {...field} rows={3} maxLength={MAX_ANSWER_LENGTH} />
  if (kind === 'years') return <Field {...field} inputMode="numeric" hint="A whole number" />
  return <Choice question={question} index={index} register={register} error={error} />
}

function Choice({ question: { text, isRequired }, index, register, error }: QuestionFieldProps) {
  const errorId = `field-answers.${index}-error`
  return (
    <fieldset aria-describedby={error && errorId}>
      <legend className="mb-1 font-medium">
        {text}
        {isRequired ? (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        ) : (
          <span className="font-normal text-muted"> (optional)</span>
        )}
      </legend>
      <div className="flex gap-3">
        {['Yes', 'No'].map((answer) => (
          <label
            key={answer}
            className="flex min-h-12 flex-1 cursor-pointer items-center gap-3 rounded-control border border-edge px-3.5 has-checked:border-accent has-checked:bg-sunken"
          >
            <input
              type="radio"
              value={answer}
              required={isRequired}
              aria-invalid={error ? true : undefined}
              {...register(`answers.${index}`)}
              className="size-5 accent-accent"
            />
            {answer}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}

type ResumeFieldProps = {
  control: Control<ApplyFormInput, unknown, ApplyFormOutput>
  progress: number | null
  /** Validates right away, so that errors show beside the file. */
  onChosen: () => void
}

function ResumeField({ control, progress, onChosen }: ResumeFieldProps) {
  const { field, fieldState } = useController({ control, name: 'resume' })
  return (
    <FileField
      ref={field.ref}
      id="field-resume"
      label="Resume"
      required
      accept={acceptOf('resume')}
      hint={uploadHints.resume}
      file={field.value ?? null}
      onChange={(file) => {
        field.onChange(file ?? undefined)
        if (file) onChosen()
      }}
      error={fieldState.error?.message}
      progress={progress}
    />
  )
}

type TermsFieldProps = { register: UseFormRegister<ApplyFormInput>; error: string | undefined }

function TermsField({ register, error }: TermsFieldProps) {
  const label = (
    <>
      I acknowledge the{' '}
      <a href="/privacy" target="_blank" className="text-accent underline underline-offset-4" rel="noopener">
        Privacy Notice and Terms &amp; Conditions
        <NewTab />
      </a>
      .
    </>
  )
  return <CheckboxField label={label} error={error} {...register('terms')} />
}
