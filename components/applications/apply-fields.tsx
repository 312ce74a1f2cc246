import type { UseFormReturn } from 'react-hook-form'
import { CoverNoteField } from '@/components/applications/cover-note-field'
import { QuestionField } from '@/components/applications/question-field'
import { ResumeField } from '@/components/applications/resume-field'
import { TermsField } from '@/components/applications/terms-field'
import { CheckboxField, Field } from '@/components/ui/field'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/applications/form'
import { consentTexts } from '@/lib/consents/texts'
import type { Question } from '@/lib/postings/questions'

type ApplyFieldsProps = {
  form: UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>
  questions: Question[]
  profileResume: string | null
  progress: number | null
  isGuest: boolean
}

export function ApplyFields({ form, questions, profileResume, progress, isGuest }: ApplyFieldsProps) {
  const { register, control, formState } = form
  const { errors } = formState
  return (
    <>
      {/* Hidden until somebody is signed in or wants to go on without that. */}
      <div className={`grid gap-4 ${isGuest ? '' : 'when-signed-in'}`}>
        <Field
          label="Full Name"
          readOnly={!isGuest}
          required={isGuest}
          autoComplete="name"
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
          error={errors.email?.message}
          {...register('email')}
        />
      </div>
      <Field
        label="Mobile Number"
        type="tel"
        autoComplete="tel"
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
              Use the resume of your profile <span className="break-all text-muted">({profileResume})</span>
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
