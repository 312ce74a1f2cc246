import * as z from 'zod'

export const selfQuestions = [
  { name: 'gender', label: 'Gender', options: ['Female', 'Male', 'Non-binary'] },
  {
    name: 'ethnicity',
    label: 'Race or ethnicity',
    options: [
      'American Indian or Alaska Native',
      'Asian',
      'Black or African American',
      'Hispanic or Latino',
      'Native Hawaiian or Other Pacific Islander',
      'White',
      'Two or more races',
    ],
  },
  { name: 'veteran', label: 'Veteran status', options: ['Protected veteran', 'Not a protected veteran'] },
  { name: 'disability', label: 'Disability', options: ['Yes, I have a disability', 'No, I have no disability'] },
] as const

export type SelfAnswers = Record<(typeof selfQuestions)[number]['name'], string>

const answer = (options: readonly string[]) => z.enum(['', ...options], 'Choose one of the answers.')
const [gender, ethnicity, veteran, disability] = selfQuestions

export const selfIdentificationSchema = z.object({
  gender: answer(gender.options),
  ethnicity: answer(ethnicity.options),
  veteran: answer(veteran.options),
  disability: answer(disability.options),
})

export const noAnswers: SelfAnswers = { gender: '', ethnicity: '', veteran: '', disability: '' }

/** Counts below this are never shown, because they could identify someone. */
export const MIN_COUNT = 10

export const selfMessages = {
  saved: 'Thank you. Your answers only appear in totals.',
  removed: 'Answers deleted.',
  failed: "We couldn't save that. Try again.",
} as const
