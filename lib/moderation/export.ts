import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { postingList } from '@/lib/moderation/list'
import { listPostingsBefore } from '@/lib/moderation/queries'
import { toPosting } from '@/lib/postings/format'

type Line = ReturnType<typeof toPosting> & { id: number }

/** The list of postings as CSV, with the documented names of its fields. */
export const postingExport = defineExport<Line>({
  duty: 'recruiter',
  columns: (
    [
      'hireFromUsId',
      'status',
      'reason',
      'date',
      'jobTitle',
      'company',
      'companyUrl',
      'firstName',
      'lastName',
      'email',
      'mobileNumber',
      'location',
      'jobType',
      'employmentType',
      'experience',
      'salary',
      'vacancies',
      'workDays',
      'noticePeriod',
      'description',
      'qualification',
    ] as const
  ).map((header) => ({ header, value: (posting) => posting[header] })),
  batch: async (admin, searchParams, batch) => {
    const postings = await listPostingsBefore(admin, postingList.read(searchParams), batch)
    return postings.map((posting) => ({ ...toPosting(posting), id: posting.id }))
  },
})
