import * as z from 'zod'
import { hireMessages } from '@/lib/postings/messages'
import { postingSchema } from '@/lib/postings/schema'
import { uploadProblem } from '@/lib/uploads/rules'

const logo = z
  .custom<File>((value) => value instanceof File, hireMessages.logo)
  .superRefine((file, context) => {
    const problem = uploadProblem(file, 'logo')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** What the page asks for: all that the call takes, with the web address and the logo that the call lets programs leave out. */
export const hireFormSchema = postingSchema.safeExtend({
  companyUrl: postingSchema.shape.companyUrl.refine((address) => address !== '', hireMessages.companyUrl),
  companyLogo: logo,
})

export type HireFormInput = z.input<typeof hireFormSchema>
export type HireFormOutput = z.output<typeof hireFormSchema>
