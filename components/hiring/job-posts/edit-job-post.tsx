'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Pencil, Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field, SelectField, showErrors } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import type { WireJobPost } from '@/lib/hiring/job-posts/format'
import { jobPostMessages } from '@/lib/hiring/job-posts/messages'
import { type JobPostFields, type JobPostInput, jobPostSchema } from '@/lib/hiring/job-posts/schema'
import { jobTypeOptions } from '@/lib/jobs/postings/options'

const fieldGroups: { title: string; fields: FieldSpec[] }[] = [
  {
    title: 'Job',
    fields: [
      { name: 'job_title', label: 'Job title', required: true },
      { name: 'company', label: 'Company', required: true },
      { name: 'location', label: 'Location', required: true },
      { name: 'work_type', label: 'Work type', required: true },
      { name: 'salary', label: 'Salary' },
      { name: 'experience', label: 'Experience' },
    ],
  },
  {
    title: 'Contact at the company',
    fields: [
      { name: 'email', label: 'Email', type: 'email' },
      { name: 'phone', label: 'Phone', type: 'tel' },
    ],
  },
  {
    title: 'Candidate',
    fields: [
      { name: 'candidate_name', label: 'Candidate name' },
      { name: 'candidate_email', label: 'Candidate email', type: 'email' },
      { name: 'candidate_phone', label: 'Candidate phone', type: 'tel' },
      { name: 'resume', label: 'Resume', hint: 'File name or web address' },
    ],
  },
]
const fieldNames = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name))
const empty = Object.fromEntries(fieldNames.map((name) => [name, '']))

export function EditJobPost({ jobPost }: { jobPost?: WireJobPost }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {jobPost ? (
        <button type="button" onClick={() => setIsOpen(true)} className={rowAction()} data-open>
          <Pencil aria-hidden className="size-4" />
          <span className={rowActionWord}>Edit</span>
          <span className="sr-only">
            {' '}
            {jobPost.job_title}, {jobPost.company}
          </span>
        </button>
      ) : (
        <Button onClick={() => setIsOpen(true)} className={pageAction}>
          <Plus aria-hidden className="size-5" /> Add
        </Button>
      )}
      <Dialog
        title={jobPost ? 'Edit job' : 'Add job'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="max-w-3xl"
        isForm
      >
        <JobPostForm jobPost={jobPost} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}

type JobPostFormProps = {
  jobPost?: WireJobPost
  onDone: () => void
}

function JobPostForm({ jobPost, onDone }: JobPostFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm<JobPostInput, unknown, JobPostFields>({
    resolver: zodResolver(jobPostSchema),
    defaultValues: (jobPost ?? empty) as JobPostInput,
  })
  const { row, meet, hintOf } = useNewerRow(form, jobPost)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (fields) => {
      setMessage(null)
      const response = await (jobPost
        ? callApi<Refused>(`/jobpost/update/${jobPost.job_id}`, {
            method: 'PUT',
            json: { ...fields, version: row?.version },
          })
        : callApi<Refused>('/jobpost/add', { method: 'POST', json: fields })
      ).catch(() => null)
      if (response?.isOk) {
        announce({ tone: 'success', text: jobPost ? jobPostMessages.saved : jobPostMessages.added })
        router.refresh()
        return onDone()
      }
      if (response?.data.current) meet(response.data.current)
      showErrors(form.setError, fieldNames, response?.errors)
      setMessage({ tone: 'error', text: errorMessageOf(response, jobPostMessages) })
    },
    () => setMessage(null),
  )

  return (
    <Form onSubmit={submit} aria-label={jobPost ? 'Edit job' : 'Add job'}>
      {fieldGroups.map(({ title, fields }) => (
        <fieldset key={title} className="mb-6 border-t border-line pt-4 first:border-t-0 first:pt-0">
          <legend className="float-left mb-3 w-full font-semibold text-muted">{title}</legend>
          <div className="clear-both grid grid-cols-1 gap-4 sm:grid-cols-2">
            {fields.map(({ hint, ...field }) => {
              const shared = {
                ...form.register(field.name),
                ...field,
                hint: hintOf(field.name, field.label) ?? hint,
                error: errors[field.name]?.message,
              }
              if (field.name !== 'work_type') return <Field key={field.name} {...shared} />
              return <SelectField key={field.name} {...shared} placeholder="Choose" options={jobTypeOptions} />
            })}
          </div>
        </fieldset>
      ))}
      <MessageArea message={message} />
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isSubmitting}>
          Save
        </Button>
      </div>
    </Form>
  )
}

type Refused = { current?: WireJobPost }

type FieldSpec = {
  name: keyof JobPostInput
  label: string
  type?: 'email' | 'tel'
  required?: true
  hint?: string
}
