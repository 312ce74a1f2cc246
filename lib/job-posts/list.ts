import { defineList } from '@/lib/back-office/list'
import { jobTypeOptions } from '@/lib/postings/options'

/** The job posts, those saved last first. */
export const jobPostList = defineList({
  path: '/jobs',
  sorts: ['date', 'job', 'company', 'candidate'],
  initialSort: { sort: 'date', direction: 'desc' },
  filters: { work_type: jobTypeOptions },
})

export type JobPostQuery = ReturnType<typeof jobPostList.read>

export const workTypeOptions = jobTypeOptions.map((value) => ({ value, label: value }))
