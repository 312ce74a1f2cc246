import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { type SampleModel, sampleModels } from '@/lib/platform/sample-rows/models'
import { MAX_INTEGER } from '@/lib/platform/schemas'

/** What each kind of row is called, in the order of the page. */
export const sampleNouns: Record<SampleModel, readonly [string, string]> = {
  Posting: ['job', 'jobs'],
  Application: ['application', 'applications'],
  Seeker: ['job seeker', 'job seekers'],
  JobPost: ['placement', 'placements'],
  GeneralApplication: ['resume for future jobs', 'resumes for future jobs'],
  JobAlert: ['job alert', 'job alerts'],
  JobReport: ['job report', 'job reports'],
  Blog: ['blog post', 'blog posts'],
  BlogComment: ['comment', 'comments'],
  ContactMessage: ['message', 'messages'],
  DemoRegistration: ['demo registration', 'demo registrations'],
  Partner: ['partner', 'partners'],
}

const count = z.int().nonnegative()

export const sampleDataWire = z.object({
  /** The last time sample data was added or removed. */
  change: z
    .object({
      kind: z.enum(['add', 'remove']),
      status: z.enum(['running', 'done', 'failed']),
      /** Files stored so far. */
      done: count,
      total: count,
      message: z.string(),
      by: z.string(),
      startedAt: timeResponse,
      finishedAt: timeResponse.nullable(),
    })
    .nullable(),
  /** The rows of the demo company and of the sample activity. */
  rows: z.array(z.object({ model: z.enum(sampleModels), demo: count, activity: count })),
  /** Sample rows that are kept because a real person applied or commented, or an admin edited them. */
  kept: z.object({ jobs: count, posts: count, partners: count, placements: count }),
})

/** `rows` is the number of sample rows that the caller saw. The change is rejected if that number is out of date. */
export const sampleChangeSchema = z.object({ rows: count.max(MAX_INTEGER) })

export type SampleData = z.output<typeof sampleDataWire>
export type SampleRowCount = SampleData['rows'][number]

type Counted = Pick<SampleData, 'rows'>

export const hasActivity = ({ rows }: Counted) => rows.some(({ activity }) => activity > 0)
export const totalOf = ({ rows }: Counted) => rows.reduce((sum, { demo, activity }) => sum + demo + activity, 0)
