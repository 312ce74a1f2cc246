'use client'

import { useRouter } from 'next/navigation'
import * as z from 'zod'
import { FileInput, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { acceptOf, uploadProblem } from '@/lib/platform/uploads/rules'

const fileSchema = z.object({
  file: z.instanceof(File, { error: messages.choose }).superRefine((file, context) => {
    const problem = uploadProblem(file, 'jobImport')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  }),
})

export function UploadForm() {
  const router = useRouter()
  const upload = useSubmit<z.input<typeof fileSchema>, z.output<typeof fileSchema>, ImportWire>({
    schema: fileSchema,
    values: { file: undefined },
    call: ({ file }, onProgress) =>
      callApi('/api/imports', { method: 'POST', form: multipartBody('data', {}, { file }), onProgress }),
    done: ({ data }) => {
      router.push(`/adminpostjobs/imports/${data.id}`)
      return undefined
    },
    failed: messages.notUploaded,
  })
  return (
    <SubmitForm of={upload} label="Import jobs" button="Upload file" busyButton="Uploading">
      <FileInput
        of={upload}
        name="file"
        label="CSV file"
        accept={acceptOf('jobImport')}
        hint="One job per row, with the names of the columns in the first row. Up to 30 MB and 60,000 rows."
      />
    </SubmitForm>
  )
}
