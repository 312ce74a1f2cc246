'use client'

import { useRouter } from 'next/navigation'
import * as z from 'zod'
import { FileInput, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { personImportMessages as messages } from '@/lib/hiring/person-imports/messages'
import { fileSchemaOf } from '@/lib/jobs/imports/file-schema'
import { importMessages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { acceptOf } from '@/lib/platform/uploads/rules'

const filesSchema = z.object({
  file: fileSchemaOf('personImport', messages.choose),
  resumes: fileSchemaOf('resumeZip', messages.choose).optional(),
})

/** Uploads a table of people and, for their applications, their resumes. */
export function PersonUploadForm() {
  const router = useRouter()
  const upload = useSubmit<z.input<typeof filesSchema>, z.output<typeof filesSchema>, ImportWire>({
    schema: filesSchema,
    values: { file: undefined, resumes: undefined },
    call: ({ file, resumes }, onProgress) =>
      callApi('/api/imports/people', {
        method: 'POST',
        form: multipartBody('data', {}, { file, resumes }),
        onProgress,
      }),
    done: ({ data }) => {
      router.push(`/adminpostjobs/imports/${data.id}`)
      return undefined
    },
    failed: importMessages.notUploaded,
  })
  return (
    <SubmitForm of={upload} label="Import people" button="Upload files" busyButton="Uploading">
      <FileInput
        of={upload}
        name="file"
        label="CSV file"
        accept={acceptOf('personImport')}
        hint="One row per person or per application. For an application, include the job ID and the resume's file name."
      />
      <FileInput
        of={upload}
        name="resumes"
        label="Zip file with resumes (optional)"
        accept={acceptOf('resumeZip')}
        hint="Up to 1,000 resumes and 30 MB. If you have more, import them in several batches."
      />
      <p className="text-muted">No one gets an email. Imported people sign in with an emailed code.</p>
    </SubmitForm>
  )
}
