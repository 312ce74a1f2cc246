import type { JobPostInput } from '@/lib/job-posts/schema'

type FieldSpec = {
  name: keyof JobPostInput
  label: string
  type?: 'email' | 'tel'
  required?: true
  hint?: string
}

export const fieldGroups: { title: string; fields: FieldSpec[] }[] = [
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

export const fieldNames = fieldGroups.flatMap(({ fields }) => fields.map(({ name }) => name))
