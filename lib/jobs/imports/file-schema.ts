import * as z from 'zod'
import { type UploadRule, uploadProblem } from '@/lib/platform/uploads/rules'

/** A file that someone chose, checked before it's uploaded. */
export const fileSchemaOf = (rule: UploadRule, choose: string) =>
  z.instanceof(File, { error: choose }).superRefine((file, context) => {
    const problem = uploadProblem(file, rule)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
