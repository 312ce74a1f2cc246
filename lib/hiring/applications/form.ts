import * as z from 'zod'
import { filledCodeSchema } from '@/lib/auth/code-rules'
import { applicationMessages } from '@/lib/hiring/applications/messages'
import { answersSchema, type Question, wrongAnswers } from '@/lib/jobs/postings/questions'
import { withoutUnusedFile } from '@/lib/people/resumes/profile-resume'
import { lineMessages, optionalPhone, requiredEmail, requiredLine } from '@/lib/platform/schemas'
import { uploadProblem } from '@/lib/platform/uploads/rules'

export const mobileNumber = optionalPhone(applicationMessages.mobile, 'seeker')

export const MAX_NOTE = 4_000
export const coverNote = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(MAX_NOTE, applicationMessages.coverNote))

export const nameSchema = requiredLine(120, lineMessages('Full Name', 120))
export const emailSchema = requiredEmail(applicationMessages.email)

export type ApplicantKind = 'signed-in' | 'guest' | 'guest-with-code'

export const applyFormSchema = (questions: readonly Question[], applicant: ApplicantKind = 'signed-in') =>
  z.preprocess(withoutUnusedFile<z.input<ReturnType<typeof fieldsSchema>>>, fieldsSchema(questions, applicant))

const fieldsSchema = (questions: readonly Question[], applicant: ApplicantKind) =>
  z
    .object({
      studentName: nameSchema,
      email: applicant === 'signed-in' ? z.string() : emailSchema,
      mobileNumber,
      answers: answersSchema.default([]).superRefine((answers, context) => {
        for (const [index, message] of Object.entries(wrongAnswers(questions, answers)))
          context.addIssue({ code: 'custom', path: [Number(index)], message })
      }),
      useProfileResume: z.boolean().default(false),
      resume: z
        .custom<File>((value) => value instanceof File)
        .superRefine(checkResume)
        .optional(),
      coverNote: coverNote.default(''),
      keepForLater: z.boolean().default(false),
      wantsNews: z.boolean().default(false),
      terms: z.literal(true, applicationMessages.acknowledgeTerms),
      code: applicant === 'guest-with-code' ? filledCodeSchema : z.string().default(''),
    })
    .refine(({ useProfileResume, resume }) => useProfileResume || resume !== undefined, {
      path: ['resume'],
      error: applicationMessages.attachResume,
      when: () => true,
    })

function checkResume(file: File, context: z.RefinementCtx) {
  const problem = file instanceof File && uploadProblem(file, 'resume')
  if (problem) context.addIssue({ code: 'custom', message: problem })
}

export type ApplyFormInput = z.input<ReturnType<typeof applyFormSchema>>
export type ApplyFormOutput = z.output<ReturnType<typeof applyFormSchema>>
