import 'server-only'
import { adminList } from '@/lib/console/lists/admin-list'
import { tableRows } from '@/lib/console/lists/queries'
import type { ImportContent, JobImportState } from '@/lib/generated/prisma/enums'
import { importStates } from '@/lib/jobs/imports/format'
import { importSelect } from '@/lib/jobs/imports/queries'

const states = Object.entries(importStates) as [JobImportState, { label: string }][]
const counts = ['total', 'added', 'changed', 'unchanged', 'refused', 'missing', 'applied'] as const

type Spec<Name extends string> = { name: Name; path: string; empty: string; content: ImportContent }

const importList = <Name extends string>({ name, path, empty, content }: Spec<Name>) =>
  adminList({
    name,
    path,
    noun: ['import', 'imports'],
    searches: 'file, person…',
    empty,
    rows: tableRows('jobImport', {
      only: { content },
      select: { ...importSelect, adminName: true },
      search: ['fileName', 'adminName'],
      sorts: { date: ['createdAt'], file: ['fileName'] },
      filters: {
        state: {
          label: 'Status',
          options: Object.fromEntries(
            states.map(([state, { label }]) => [state.toLowerCase(), { label, where: { state } }]),
          ),
        },
      },
    }),
    initialSort: { sort: 'date', direction: 'desc' },
    csv: [
      { header: 'file', value: ({ fileName }) => fileName },
      { header: 'status', value: ({ state }) => importStates[state].label },
      { header: 'by', value: ({ adminName }) => adminName },
      { header: 'date', value: ({ createdAt }) => createdAt },
      ...counts.map((header) => ({ header, value: (row: Record<typeof header, number>) => row[header] })),
    ],
  })

export const jobImports = importList({
  name: 'imports',
  path: '/adminpostjobs/imports',
  empty: 'Choose a file with your jobs above. You can check everything before it goes live.',
  content: 'JOBS',
})

export const personImports = importList({
  name: 'person-imports',
  path: '/people/imports',
  empty: "Choose a file with people above. You can review everything before it's imported.",
  content: 'PEOPLE',
})
