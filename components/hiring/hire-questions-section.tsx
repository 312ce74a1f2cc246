'use client'

import { Plus } from 'lucide-react'
import { useController } from 'react-hook-form'
import { FormSection } from '@/components/hiring/form-section'
import { OwnQuestion } from '@/components/hiring/own-question'
import { useHireForm } from '@/components/hiring/use-hire-field'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/field'
import { MAX_QUESTIONS, type Question, usualQuestions } from '@/lib/postings/questions'

const topics = {
  'work-authorisation': 'Work authorization',
  sponsorship: 'Visa sponsorship',
  years: 'Years in this work',
}
const usual = Object.keys(topics) as (keyof typeof topics)[]
const isUsual = ({ kind }: Question) => kind in usualQuestions

export function HireQuestionsSection() {
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
      title="Ask applicants"
      text="Optional. They answer when they apply, and you get to the fitting ones sooner."
    >
      <div className="grid gap-3 sm:col-span-2">
        {usual.map((kind) => {
          const asked = questions.find((question) => question.kind === kind)
          const text = usualQuestions[kind]
          return (
            <div key={kind}>
              <CheckboxField
                id={`hire-ask-${kind}`}
                label={topics[kind]}
                hint={text}
                checked={Boolean(asked)}
                disabled={!asked && isFull}
                onChange={() => setUsual(kind, asked ? null : { kind, text, isRequired: true })}
              />
              {asked && (
                <CheckboxField
                  id={`hire-need-${kind}`}
                  label="They must answer this"
                  className="ml-9 text-muted"
                  checked={asked.isRequired}
                  onChange={() => setUsual(kind, { ...asked, isRequired: !asked.isRequired })}
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
          <p className="text-muted">{MAX_QUESTIONS} questions are the most: each one more costs you applicants.</p>
        ) : (
          <Button
            look="secondary"
            onClick={() => setOwn([...own, { kind: 'yes-no', text: '', isRequired: false }])}
            className="max-sm:w-full"
          >
            <Plus aria-hidden className="size-5" /> Add a question of your own
          </Button>
        )}
      </div>
    </FormSection>
  )
}
