import 'server-only'
import { defineExport } from '@/lib/back-office/export'
import { postingList } from '@/lib/moderation/list'
import { listPostingsBefore } from '@/lib/moderation/queries'
import { fieldOf } from '@/lib/postings/fields'
import { toPosting } from '@/lib/postings/format'
import { postingNames } from '@/lib/postings/schema'

type Line = ReturnType<typeof toPosting> & { id: number }

const inOrder = postingNames
  .flatMap((name) => {
    const { csv } = fieldOf(name)
    return csv ? [{ name, csv }] : []
  })
  .sort((one, other) => one.csv - other.csv)
const headers = ['hireFromUsId', 'status', 'reason', 'date', ...inOrder.map(({ name }) => name)] as const

/** The list of postings as CSV, with the documented names of its fields. */
export const postingExport = defineExport<Line>({
  duty: 'recruiter',
  columns: headers.map((header) => ({ header, value: (posting) => posting[header] })),
  batch: async (admin, searchParams, batch) => {
    const postings = await listPostingsBefore(admin, postingList.read(searchParams), batch)
    return postings.map((posting) => ({ ...toPosting(posting), id: posting.id }))
  },
})
