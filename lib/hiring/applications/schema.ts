import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { sentCodeSchema } from '@/lib/auth/code-rules'
import { coverNote, emailSchema, mobileNumber, nameSchema } from '@/lib/hiring/applications/form'
import { IMPORT_SOURCE } from '@/lib/hiring/applications/list'
import { mentionedIds } from '@/lib/hiring/applications/mentions'
import { noteMessages, statusMessages } from '@/lib/hiring/applications/messages'
import { decisions, isMailed } from '@/lib/hiring/applications/statuses'
import { answersSchema } from '@/lib/jobs/postings/questions'
import { ONE_LINE } from '@/lib/platform/characters'
import { mailTextSchema } from '@/lib/platform/mail-templates/schema'
import { idParam, idSchema, MAX_INTEGER } from '@/lib/platform/schemas'

const source = z
  .string()
  .trim()
  .max(100)
  .regex(ONE_LINE)
  .transform((text) => (text === IMPORT_SOURCE ? '' : text))
const referrerHost = z
  .string()
  .max(253)
  .regex(/^[\w.:[\]-]*$/)

export const applicationSchema = z.object({
  jobId: z
    .union(
      [
        idSchema,
        z
          .string()
          .regex(/^\d{1,10}$/)
          .transform(Number),
      ],
      'Choose a job.',
    )
    .pipe(idSchema.max(MAX_INTEGER, 'Choose a job.')),
  mobileNumber,
  /** Use the profile's resume instead of a file. */
  useProfileResume: z.boolean().default(false),
  coverNote: coverNote.default(''),
  keepForLater: z.boolean().default(false),
  wantsNews: z.boolean().default(false),
  answers: answersSchema.default([]),
  /**
   * The questions and terms version that the applicant saw, so that we store what they actually answered and accepted.
   */
  questions: z.array(z.string()).max(20).optional(),
  termsVersion: z.string().max(40).optional(),
  source: source.default(''),
  referrerHost: referrerHost.default(''),
})

export type NewApplication = z.output<typeof applicationSchema>

/**
 * The JSON part of POST /api/applications/by-code. Applicants without a session send their details and an emailed code.
 */
export const codeApplicationSchema = applicationSchema.omit({ useProfileResume: true }).extend({
  studentName: nameSchema,
  email: emailSchema,
  code: sentCodeSchema,
})

export type CodeApplication = z.output<typeof codeApplicationSchema>

const jobId = idParam
const email = z.string().trim().toLowerCase().min(1).max(254)

export const checkQuery = z.object({ jobId, email })
export const resumeQuery = z.object({ jobId, email, resumeFileName: z.string().min(1).max(200) })

export const decisionSchema = z
  .object({
    state: z.enum(decisions),
    from: z.enum(decisions).optional(),
    /** A stage with that status, in a job with its own stages. By default the first one, without its email. */
    stage: idSchema.optional(),
    /** The stage that the admin saw; null for a status without one. */
    fromStage: idSchema.nullable().optional(),
    mail: mailTextSchema.optional(),
  })
  .refine(({ state, stage, mail }) => !mail || stage !== undefined || isMailed(state), {
    path: ['mail'],
    message: statusMessages.notEmailed,
  })

export const mailQuery = z.object({ state: z.enum(decisions), stage: idParam.optional() })

/** An email's subject and text, ready to send. */
export const mailTextWire = z.object({ subject: z.string(), text: z.string() })

export type ApplicationDecision = z.output<typeof decisionSchema>

const MAX_MENTIONS = 20

export const noteSchema = z.object({
  text: z
    .string()
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, noteMessages.empty).max(4_000, noteMessages.tooLong))
    .refine((text) => mentionedIds(text).length <= MAX_MENTIONS, noteMessages.tooMany),
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
  mentions: z.array(z.object({ adminId: idResponse, name: z.string() })),
  createdAt: timeResponse,
})

export const openedSchema = z.object({ lastNoteId: idSchema })
