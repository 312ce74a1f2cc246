import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { demoList, sessionLabel } from '@/lib/demos/list'
import { type Demo, listDemosBefore } from '@/lib/demos/queries'

/** The registrations for demo sessions as CSV, with the documented names of their fields. */
export const demoExport = defineExport<Demo>({
  duty: 'recruiter',
  columns: [
    { header: 'id', value: ({ id }) => id },
    { header: 'student_id', value: ({ studentId }) => studentId },
    { header: 'first_name', value: ({ firstName }) => firstName },
    { header: 'last_name', value: ({ lastName }) => lastName },
    { header: 'type', value: ({ type }) => sessionLabel(type) },
    { header: 'email', value: ({ email }) => email },
    { header: 'number', value: ({ number }) => number },
    { header: 'date', value: ({ date }) => date.toISOString().slice(0, 10) },
  ],
  batch: (admin, searchParams, batch) => listDemosBefore(admin, demoList.read(searchParams), batch),
})
