import 'server-only'
import type { Admin } from '@/lib/auth/guards'
import { CSV_START, type CsvColumn, csvHead, csvLines } from '@/lib/console/lists/csv'
import type { Days } from '@/lib/console/lists/days'
import { daysOfPeriod, readPeriod } from '@/lib/console/reports/periods'
import {
  listRecruiterLoads,
  listSourceHires,
  listStatusTimes,
  type RecruiterLoad,
  type SourceHires,
  type StatusTime,
} from '@/lib/console/reports/queries'
import { now } from '@/lib/platform/clock'

type ReportSpec<Row> = { name: string; rows: (admin: Admin, days: Days) => Promise<Row[]>; columns: CsvColumn<Row>[] }

const report = <Row>({ name, rows, columns }: ReportSpec<Row>) => ({
  name,
  /** Whose permission the download needs. */
  path: '/reports',
  csv: async (admin: Admin, period: unknown) => {
    const found = await rows(admin, daysOfPeriod(readPeriod(period), now()))
    return CSV_START + csvHead(columns) + csvLines(columns, found)
  },
})

export const reports = [
  report<StatusTime>({
    name: 'time-in-status',
    rows: listStatusTimes,
    columns: [
      { header: 'status', value: ({ status }) => status },
      { header: 'applications', value: ({ applications }) => applications },
      { header: 'medianDays', value: ({ medianDays }) => medianDays },
      { header: 'days90thPercentile', value: ({ slowestDays }) => slowestDays },
    ],
  }),
  report<SourceHires>({
    name: 'sources-to-hires',
    rows: listSourceHires,
    columns: [
      { header: 'source', value: ({ source }) => source },
      { header: 'applications', value: ({ applications }) => applications },
      { header: 'interviews', value: ({ interviews }) => interviews },
      { header: 'hires', value: ({ hires }) => hires },
      { header: 'percentHired', value: ({ applications, hires }) => Math.round((hires / applications) * 1_000) / 10 },
    ],
  }),
  report<RecruiterLoad>({
    name: 'recruiter-load',
    rows: listRecruiterLoads,
    columns: [
      { header: 'recruiter', value: ({ recruiter }) => recruiter },
      { header: 'openApplications', value: ({ openApplications }) => openApplications },
      { header: 'openPostings', value: ({ openPostings }) => openPostings },
      { header: 'decisions', value: ({ decisions }) => decisions },
      { header: 'medianDaysToFirstDecision', value: ({ medianDays }) => medianDays },
    ],
  }),
]
