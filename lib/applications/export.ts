import 'server-only'
import { toAppliedJob } from '@/lib/applications/format'
import { applicationList } from '@/lib/applications/list'
import { listApplicationsBefore } from '@/lib/applications/list-queries'
import { defineExport } from '@/lib/back-office/export'

type Line = ReturnType<typeof toAppliedJob> & {
  id: number
  state: string
  source: string
  referrerHost: string
}

/** The applications as CSV, with the documented names of their fields. */
export const applicationExport = defineExport<Line>({
  duty: 'recruiter',
  columns: (
    [
      'applyJobDetailsId',
      'jobId',
      'jobTitle',
      'companyName',
      'studentName',
      'email',
      'mobileNumber',
      'resume',
      'date',
      'state',
      'source',
      'referrerHost',
    ] as const
  ).map((header) => ({ header, value: (application) => application[header] })),
  batch: async (admin, searchParams, batch) => {
    const applications = await listApplicationsBefore(admin, applicationList.read(searchParams), batch)
    return applications.map((row) => ({
      ...toAppliedJob(row),
      id: row.id,
      state: row.state.toLowerCase(),
      source: row.source,
      referrerHost: row.referrerHost,
    }))
  },
})
