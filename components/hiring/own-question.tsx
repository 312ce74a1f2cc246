'use client'

import { Trash2 } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field, SelectField } from '@/components/ui/field'
import type { Question } from '@/lib/postings/questions'

type OwnQuestionProps = {
  number: number
  question: Question
  error: string | undefined
  onChange: (question: Question) => void
  onRemove: () => void
}

const kinds = [
  { value: 'yes-no', label: 'Yes or No' },
  { value: 'text', label: 'Their own words' },
]

export const ownQuestionId = (number: number) => `hire-question-${number}`

export function OwnQuestion({ number, question, error, onChange, onRemove }: OwnQuestionProps) {
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
        label="Answered by"
        options={kinds}
        value={question.kind}
        onChange={(event) => onChange({ ...question, kind: event.target.value === 'text' ? 'text' : 'yes-no' })}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-4 sm:col-span-2">
        <CheckboxField
          id={`hire-question-need-${number}`}
          label="They must answer this"
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
