'use client'

import { useRouter } from 'next/navigation'
import * as z from 'zod'
import { FileInput, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import type { ImportContent } from '@/lib/generated/prisma/enums'
import { personImportMessages } from '@/lib/hiring/person-imports/messages'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'
import { acceptOf, type UploadRule, uploadProblem } from '@/lib/platform/uploads/rules'

type UploadedFile = { name: 'file' | 'resumes'; rule: UploadRule; label: string; hint: string }
type Kind = { path: string; label: string; choose: string; files: [UploadedFile, ...UploadedFile[]]; note?: string }

const kinds: Record<ImportContent, Kind> = {
  JOBS: {
    path: '/api/imports',
    label: 'Import jobs',
    choose: messages.choose,
    files: [
      {
        name: 'file',
        rule: 'jobImport',
        label: 'CSV or XML file',
        hint: "A table with one job per row and the names of the columns in the first row, a job feed in Indeed's XML format, or a WordPress export with the jobs of WP Job Manager. Up to 30 MB and 60,000 jobs.",
      },
    ],
  },
  PEOPLE: {
    path: '/api/imports/people',
    label: 'Import people',
    choose: personImportMessages.choose,
    files: [
      {
        name: 'file',
        rule: 'personImport',
        label: 'CSV file',
        hint: "One row per person or per application. For an application, include the job ID and the resume's file name.",
      },
      {
        name: 'resumes',
        rule: 'resumeZip',
        label: 'Zip file with resumes (optional)',
        hint: 'Up to 1,000 resumes and 30 MB. If you have more, import them in several batches.',
      },
    ],
    note: 'No one gets an email. Imported people sign in with an emailed code.',
  },
}

const schemaOf = ({ choose, files: [{ rule }] }: Kind) =>
  z.object({ file: fileSchemaOf(rule, choose), resumes: fileSchemaOf('resumeZip', choose).optional() })
type Files = ReturnType<typeof schemaOf>

/** Uploads a file with jobs, or a table of people and the resumes of their applications. */
export function UploadForm({ content }: { content: ImportContent }) {
  const { path, label, files, note } = kinds[content]
  const router = useRouter()
  const upload = useSubmit<z.input<Files>, z.output<Files>, ImportWire>({
    schema: schemaOf(kinds[content]),
    values: { file: undefined, resumes: undefined },
    call: (chosen, onProgress) =>
      callApi(path, { method: 'POST', form: multipartBody('data', {}, chosen), onProgress }),
    done: ({ data }) => {
      router.push(`/adminpostjobs/imports/${data.id}`)
    },
    failed: messages.notUploaded,
  })
  return (
    <SubmitForm
      of={upload}
      label={label}
      button={files.length > 1 ? 'Upload files' : 'Upload file'}
      busyButton="Uploading"
    >
      {files.map(({ rule, ...own }) => (
        <FileInput key={own.name} of={upload} {...own} accept={acceptOf(rule)} />
      ))}
      {note && <p className="text-muted">{note}</p>}
    </SubmitForm>
  )
}

/** A file that someone chose, checked before it's uploaded. */
const fileSchemaOf = (rule: UploadRule, choose: string) =>
  z.instanceof(File, { error: choose }).superRefine((file, context) => {
    const problem = uploadProblem(file, rule)
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })
