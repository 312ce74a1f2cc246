import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { generalApplicationMessages } from '@/lib/people/general-applications/messages'
import { withoutUnusedFile } from '@/lib/people/resumes/profile-resume'
import { multiline } from '@/lib/platform/schemas'
import { uploadProblem } from '@/lib/platform/uploads/rules'

const MAX_WISH = 1_000
const wish = multiline(z.string().max(MAX_WISH, generalApplicationMessages.wishTooLong))

export const generalApplicationSchema = z.object({
  wish: wish.default(''),
  /** Use the profile's resume instead of a file. */
  useProfileResume: z.boolean().default(false),
  consent: z.literal(true, generalApplicationMessages.consent),
})
export type NewGeneralApplication = z.output<typeof generalApplicationSchema>

export const generalApplicationForm = (hasResume: boolean) =>
  z.preprocess(withoutUnusedFile<z.input<ReturnType<typeof fieldsSchema>>>, fieldsSchema(hasResume))

const fieldsSchema = (hasResume: boolean) =>
  generalApplicationSchema
    .extend({
      resume: z
        .custom<File>((value) => value instanceof File)
        .superRefine((file, context) => {
          const problem = uploadProblem(file, 'resume')
          if (problem) context.addIssue({ code: 'custom', message: problem })
        })
        .optional(),
    })
    .refine(({ useProfileResume, resume }) => hasResume || useProfileResume || resume !== undefined, {
      path: ['resume'],
      error: generalApplicationMessages.resume,
      when: () => true,
    })

export const generalApplicationWire = z.object({ wish: z.string(), resume: z.string(), date: timeResponse })
