import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { applicationMessages, noteMessages, stateMessages } from '@/lib/applications/messages'
import { decisions, isMailed } from '@/lib/applications/states'
import { filledCodeSchema, sentCodeSchema } from '@/lib/auth/code-rules'
import { mailTextSchema } from '@/lib/mail-templates/schema'
import { answersSchema, type Question, wrongAnswers } from '@/lib/postings/questions'
import { requiredEmail, requiredLine, saidOf } from '@/lib/schemas'
import { uploadProblem } from '@/lib/uploads/rules'

const mobileNumber = z
  .string()
  .trim()
  .max(30, applicationMessages.mobile)
  .regex(/^$|^[+\d][\d\s().-]{5,}$/, applicationMessages.mobile)

export const LONGEST_NOTE = 4_000
const coverNote = z
  .string()
  .transform((text) => text.replace(/\r\n?/g, '\n').trim())
  .pipe(z.string().max(LONGEST_NOTE, applicationMessages.coverNote))

const source = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
const referrerHost = z
  .string()
  .max(253)
  .regex(/^[\w.:[\]-]*$/)

export const applicationSchema = z.object({
  jobId: z
    .union(
      [
        z.int(),
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      'Say which job.',
    )
    .pipe(z.int().positive().max(2_147_483_647, 'Say which job.')),
  mobileNumber: mobileNumber.default(''),
  /** Instead of a file: the resume that the profile holds. */
  useProfileResume: z.boolean().default(false),
  coverNote: coverNote.default(''),
  keepForLater: z.boolean().default(false),
  wantsNews: z.boolean().default(false),
  answers: answersSchema.default([]),
  /** The questions and the version of the terms that were shown: what was answered and agreed to is what is kept. */
  questions: z.array(z.string()).max(20).optional(),
  termsVersion: z.string().max(40).optional(),
  source: source.default(''),
  referrerHost: referrerHost.default(''),
})

export type NewApplication = z.output<typeof applicationSchema>

const nameSchema = requiredLine(120, saidOf('Full Name', 120))
const emailSchema = requiredEmail(applicationMessages.email)

/** The JSON part of POST /api/applications/by-code: who has no session says who they are and proves it by a mailed code. */
export const codeApplicationSchema = applicationSchema.omit({ useProfileResume: true }).extend({
  studentName: nameSchema,
  email: emailSchema,
  code: sentCodeSchema,
})

export type CodeApplication = z.output<typeof codeApplicationSchema>

export type ApplicantKind = 'signed-in' | 'guest' | 'guest-with-code'

export const applyFormSchema = (questions: readonly Question[], applicant: ApplicantKind = 'signed-in') =>
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

const jobId = z.coerce.number().int().positive().max(2_147_483_647)
const email = z.string().trim().toLowerCase().min(1).max(254)

export const checkQuery = z.object({ jobId, email })
export const resumeQuery = z.object({ jobId, email, resumeFileName: z.string().min(1).max(200) })

export const decisionSchema = z
  .object({
    state: z.enum(decisions),
    from: z.enum(decisions).optional(),
    mail: mailTextSchema.optional(),
  })
  .refine(({ state, mail }) => !mail || isMailed(state), { path: ['mail'], message: stateMessages.notMailed })

export const mailQuery = z.object({ state: z.enum(decisions.filter(isMailed)) })

/** The words of an e-mail as they would go out. */
export const mailTextWire = z.object({ subject: z.string(), text: z.string() })

export type ApplicationDecision = z.output<typeof decisionSchema>

export const noteSchema = z.object({
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, noteMessages.empty).max(4_000, noteMessages.tooLong)),
})

export type NoteInput = z.input<typeof noteSchema>
export type NoteOutput = z.output<typeof noteSchema>

export const appliedJobWire = z.object({
  applyJobDetailsId: idResponse,
  jobId: idResponse,
  studentName: z.string(),
  email: z.string(),
  mobileNumber: z.string(),
  companyLogo: z.string().nullable(),
  companyName: z.string(),
  jobTitle: z.string(),
  resume: z.string(),
  date: timeResponse,
})

export const noteWire = z.object({
  id: idResponse,
  adminId: idResponse.nullable(),
  authorName: z.string(),
  text: z.string(),
  createdAt: timeResponse,
})
