'use client'

import { Pencil, Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SelectField } from '@/components/ui/field'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { SuggestedField } from '@/components/ui/suggested-field'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import type { WireJobPost } from '@/lib/hiring/job-posts/format'
import { jobPostMessages } from '@/lib/hiring/job-posts/messages'
import { type JobPostFields, type JobPostInput, jobPostSchema } from '@/lib/hiring/job-posts/schema'
import { jobTypeOptions } from '@/lib/jobs/postings/options'

const groups: { title: string; inputs: InputOf<JobPostInput>[] }[] = [
  {
    title: 'Job',
    inputs: [
      { name: 'job_title', label: 'Job title' },
      { name: 'company', label: 'Company' },
      { name: 'location', label: 'Location', as: SuggestedField, wanted: 'locations', isList: true },
      { name: 'work_type', label: 'Work type', as: SelectField, options: jobTypeOptions, placeholder: 'Choose' },
      { name: 'salary', label: 'Salary' },
      { name: 'experience', label: 'Experience' },
    ],
  },
  {
    title: 'Company contact',
    inputs: [
      { name: 'email', label: 'Email' },
      { name: 'phone', label: 'Phone', type: 'tel' },
    ],
  },
  {
    title: 'Candidate',
    inputs: [
      { name: 'candidate_name', label: 'Candidate name' },
      { name: 'candidate_email', label: 'Candidate email' },
      { name: 'candidate_phone', label: 'Candidate phone', type: 'tel' },
      { name: 'resume', label: 'Resume', hint: 'File name or URL' },
    ],
  },
]
const empty = Object.fromEntries(groups.flatMap(({ inputs }) => inputs.map(({ name }) => [name, ''])))

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
  const { row, showNewer, hintsFor } = useNewerRow(jobPost)
  const edit = useSubmit<JobPostInput, JobPostFields, Refused>({
    schema: jobPostSchema,
    values: (jobPost ?? empty) as JobPostInput,
    call: (fields) =>
      jobPost
        ? callApi(`/jobpost/update/${jobPost.job_id}`, { method: 'PUT', json: { ...fields, version: row?.version } })
        : callApi('/jobpost/add', { method: 'POST', json: fields }),
    done: () => {
      announce({ tone: 'success', text: jobPost ? jobPostMessages.saved : jobPostMessages.added })
      router.refresh()
      onDone()
    },
    failed: (response) => errorMessageOf(response, jobPostMessages),
    refused: ({ data: { current } }) => current && showNewer(current),
  })
  const hintOf = hintsFor(edit.form)
  return (
    <SubmitForm
      of={edit}
      label={jobPost ? 'Edit job' : 'Add job'}
      button="Save"
      beside={
        <Button look="secondary" onClick={onDone}>
          Cancel
        </Button>
      }
    >
      {groups.map(({ title, inputs }) => (
        <fieldset key={title} className="mb-6 border-t border-line pt-4 first-of-type:border-t-0 first-of-type:pt-0">
          <legend className="float-left mb-3 w-full font-semibold text-muted">{title}</legend>
          <div className="clear-both grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Inputs of={edit} list={inputs} hintOf={hintOf} />
          </div>
        </fieldset>
      ))}
    </SubmitForm>
  )
}

type Refused = { current?: WireJobPost }
