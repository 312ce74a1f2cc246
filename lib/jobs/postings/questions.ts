import * as z from 'zod'
import { versionedJson } from '@/lib/platform/versioned-json'

const MAX_QUESTION_LENGTH = 200
export const MAX_ANSWER_LENGTH = 1_000
export const MAX_QUESTIONS = 8

export const questionKinds = ['work-authorisation', 'sponsorship', 'years', 'yes-no', 'text'] as const

const questionKindNames: Record<(typeof questionKinds)[number], string> = {
  'work-authorisation': 'work authorization',
  sponsorship: 'visa sponsorship',
  years: 'years of experience',
  'yes-no': 'yes or no',
  text: 'short text',
}

export const usualQuestions: Record<'work-authorisation' | 'sponsorship' | 'years', string> = {
  'work-authorisation': 'Are you legally authorized to work where this job is?',
  sponsorship: 'Will you now or in the future need sponsorship for a work visa?',
  years: 'How many years of experience do you have in this work?',
}

export const questionsSchema = z
  .array(
    z.object({
      kind: z.enum(questionKinds),
      text: z.string().trim().min(1, 'Enter the question.').max(MAX_QUESTION_LENGTH),
      isRequired: z.boolean(),
    }),
  )
  .max(MAX_QUESTIONS)

export type Question = z.output<typeof questionsSchema>[number]

export const answersSchema = z
  .array(
    // In the form, a choice without a selection is null.
    z
      .string('Answer this question.')
      .nullish()
      .transform((answer) => (answer ?? '').trim())
      .pipe(z.string().max(MAX_ANSWER_LENGTH, `Use ${MAX_ANSWER_LENGTH.toLocaleString('en-US')} characters or fewer.`)),
  )
  .max(MAX_QUESTIONS)

export type Answered = { question: string; answer: string }

export function wrongAnswers(questions: readonly Question[], answers: readonly string[]): Record<number, string> {
  const wrong: Record<number, string> = {}
  for (const [index, { kind, isRequired }] of questions.entries()) {
    const answer = answers[index] ?? ''
    if (answer === '') {
      if (isRequired) wrong[index] = 'Answer this question.'
    } else if (kind === 'years') {
      if (!/^\d{1,2}$/.test(answer) || Number(answer) > 60) wrong[index] = 'Enter whole years, from 0 to 60.'
    } else if (kind !== 'text' && answer !== 'Yes' && answer !== 'No') wrong[index] = 'Answer Yes or No.'
  }
  return wrong
}

/** The questions stored with a posting. Invalid ones count as none. */
export const questionsJson = versionedJson({ version: 1, schema: questionsSchema })
export const readQuestions = (stored: unknown): Question[] => questionsJson.read(stored) ?? []

export const answersJson = versionedJson({
  version: 1,
  schema: z.array(z.object({ question: z.string(), answer: z.string() })),
})
export const readAnswers = (stored: unknown): Answered[] => answersJson.read(stored) ?? []

export function questionLine({ kind, text, isRequired }: Question): string {
  return `${text} (${questionKindNames[kind]}${isRequired ? ', required' : ''})`
}
