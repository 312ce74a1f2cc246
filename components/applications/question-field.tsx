import type { UseFormRegister } from 'react-hook-form'
import { Field, FieldError, TextAreaField } from '@/components/ui/field'
import type { ApplyFormInput } from '@/lib/applications/form'
import { MAX_ANSWER_LENGTH, type Question } from '@/lib/postings/questions'

type QuestionFieldProps = {
  question: Question
  index: number
  register: UseFormRegister<ApplyFormInput>
  error: string | undefined
}

export function QuestionField({ question, index, register, error }: QuestionFieldProps) {
  const { kind, text, isRequired } = question
  const field = { ...register(`answers.${index}`), label: text, required: isRequired, isOptional: !isRequired, error }
  if (kind === 'text') return <TextAreaField {...field} rows={3} maxLength={MAX_ANSWER_LENGTH} />
  if (kind === 'years') return <Field {...field} inputMode="numeric" hint="Whole years" />
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
