import * as z from 'zod'
import { applicationMessages } from '@/lib/applications/messages'
import { uploadProblem } from '@/lib/uploads/rules'

const mobileNumber = z
  .string()
  .trim()
  .max(30, applicationMessages.mobile)
  .regex(/^$|^[+\d][\d\s().-]{5,}$/, applicationMessages.mobile)

/**
 * The JSON part of POST /apply-job/create (spec §3). Only the job and the mobile number count: the name and the address
 * are the session's and the rest is the job's own (contract §2).
 */
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
})

export type NewApplication = z.output<typeof applicationSchema>

/** What the apply form holds (spec §5). A resume is missed at once, whatever else is wrong. */
export const applyFormSchema = z
  .object({
    studentName: z.string().trim().min(1, applicationMessages.nameRequired),
    email: z.string(),
    mobileNumber,
    useProfileResume: z.boolean().default(false),
    resume: z
      .custom<File>((value) => value instanceof File)
      .superRefine(checkResume)
      .optional(),
    terms: z.literal(true, applicationMessages.acknowledgeTerms),
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

export type ApplyFormInput = z.input<typeof applyFormSchema>
export type ApplyFormOutput = z.output<typeof applyFormSchema>

const jobId = z.coerce.number().int().positive().max(2_147_483_647)
const email = z.string().trim().toLowerCase().min(1).max(254)

/** GET /apply-job/check?jobId=&email= */
export const checkQuery = z.object({ jobId, email })
/** GET /apply-job/downloadResume?jobId=&email=&resumeFileName= */
export const resumeQuery = z.object({ jobId, email, resumeFileName: z.string().min(1).max(200) })
