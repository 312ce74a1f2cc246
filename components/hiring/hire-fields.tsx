'use client'

import { HireQuestionsSection } from '@/components/hiring/hire-questions-section'
import { HireReachSection } from '@/components/hiring/hire-reach-section'
import { CompanySection, JobSection, YouSection } from '@/components/hiring/hire-sections'
import { ownQuestionId } from '@/components/hiring/own-question'
import { PayAndPlaceSection } from '@/components/hiring/pay-and-place-section'
import { hireFieldId, useHireForm } from '@/components/hiring/use-hire-field'
import { ErrorSummary } from '@/components/ui/error-summary'
import { hireFields } from '@/lib/hiring/form'
import { usualQuestions } from '@/lib/postings/questions'

/** All sections of the hire form, below what is wrong with them. `progress` is that of the logo's upload. */
export function HireFields({ progress }: { progress: number | null }) {
  const wrong = useWrongFields()
  return (
    <>
      <div className={wrong.length > 0 ? 'mb-8' : undefined}>
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
