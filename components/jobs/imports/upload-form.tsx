'use client'

import { useRouter } from 'next/navigation'
import * as z from 'zod'
import { FileInput, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { fileSchemaOf } from '@/lib/jobs/imports/file-schema'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { acceptOf } from '@/lib/platform/uploads/rules'

const fileSchema = z.object({ file: fileSchemaOf('jobImport', messages.choose) })

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
        label="CSV or XML file"
        accept={acceptOf('jobImport')}
        hint="A table with one job per row and the names of the columns in the first row, a job feed in Indeed's XML format, or a WordPress export with the jobs of WP Job Manager. Up to 30 MB and 60,000 jobs."
      />
    </SubmitForm>
  )
}
