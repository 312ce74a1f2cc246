import * as z from 'zod'
import { pageQuery, pageResponse } from '@/lib/api/cursor'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { applicationStatusNames } from '@/lib/hiring/applications/statuses'
import { programMessages } from '@/lib/hiring/programs/messages'
import { type FieldName, fieldNames, postingFields } from '@/lib/jobs/postings/fields'
import { type NewPosting, postingSchema } from '@/lib/jobs/postings/schema'
import { statusNames } from '@/lib/jobs/postings/statuses'
import { idParam, MAX_INTEGER } from '@/lib/platform/schemas'

const EXTERNAL_ID = /^[\w.:-]{1,100}$/
const externalId = z
  .string('Send an external ID as text')
  .regex(EXTERNAL_ID, 'Use up to 100 letters, digits, dashes, dots, colons and underscores')
  .meta({ description: "The job's ID in the program's system, where no other job has it" })

const publish = z
  .boolean()
  .default(false)
  .meta({ description: 'Go live without a review. Needs the scope jobs:publish' })

/** POST /api/v1/jobs: the fields of the hire form. */
export const newJobSchema = postingSchema.safeExtend({ externalId: externalId.optional(), publish }).strict()
export type NewJob = z.output<typeof newJobSchema>

/** The email stays, because links are sent to it. */
const changeableNames = fieldNames.filter((name) => name !== 'email')

function optionalSchema(name: FieldName): z.ZodType {
  const { schema }: { schema: z.ZodType } = postingFields[name]
  // A default would change a field that wasn't sent.
  return z.optional(schema instanceof z.ZodDefault ? schema.removeDefault() : schema)
}

/** PATCH /api/v1/jobs/{job}: only the fields that change. */
export const jobChangeSchema = z
  .strictObject({ ...Object.fromEntries(changeableNames.map((name) => [name, optionalSchema(name)])), publish })
  .refine(({ publish, ...changes }) => publish || Object.keys(changes).length > 0, programMessages.nothingToChange)

export type JobChange = Partial<NewPosting> & { publish: boolean }

/** A job by our id, or by its external id with a prefix. */
export type JobRef = { id: number } | { externalId: string }

const EXTERNAL = 'external:'

export const jobParams = z.object({
  job: z
    .string()
    .max(120)
    .transform((text, context): JobRef => {
      const ref = readJobRef(text.replace(/%3A/gi, ':'))
      if (ref) return ref
      context.addIssue({ code: 'custom', message: programMessages.noJob })
      return z.NEVER
    })
    .meta({ description: 'The id, or `external:` and the external ID', examples: ['123', 'external:REQ-1024'] }),
})

function readJobRef(text: string): JobRef | null {
  const external = text.startsWith(EXTERNAL) ? text.slice(EXTERNAL.length) : null
  if (external !== null) return EXTERNAL_ID.test(external) ? { externalId: external } : null
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= MAX_INTEGER ? { id: Number(text) } : null
}

export const jobChangesQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(statusNames).optional(),
  own: z.enum(['true', 'false']).default('false').meta({ description: "Only jobs of the API key's system" }),
})
export type JobChangesQuery = z.output<typeof jobChangesQuery>

export const programJobWire = z.object({
  id: idResponse,
  externalId: z.string().nullable().meta({ description: "Null if the job isn't one of the API key's system" }),
  status: z.enum(statusNames),
  reason: z.string().meta({ description: 'Why it was rejected, or the questions when it was sent back' }),
  changeInReview: z.boolean().meta({ description: "Whether a change isn't live yet. The fields are the live ones" }),
  url: z.string().nullable(),
  version: z.int(),
  createdAt: timeResponse,
  postedAt: timeResponse.nullable(),
  closesAt: timeResponse.nullable(),
  closedAt: timeResponse.nullable(),
  updatedAt: timeResponse,
  ...postingSchema.shape,
})

export const jobChangesResponse = z.object({ jobs: z.array(programJobWire), ...pageResponse })

export const applicationsQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(applicationStatusNames).optional(),
  jobId: idParam.optional(),
})
export type ApplicationsQuery = z.output<typeof applicationsQuery>

const text = z.string()

export const programApplicationWire = z.object({
  id: idResponse,
  status: z.enum(applicationStatusNames),
  appliedAt: timeResponse,
  statusChangedAt: timeResponse,
  job: z.object({
    id: idResponse,
    externalId: z.string().nullable(),
    title: text,
    company: text,
  }),
  applicant: z.object({
    name: text,
    email: text,
    mobileNumber: text,
    phone: text.nullable().meta({ description: 'The mobile number in E.164, if we could parse it' }),
    country: text,
  }),
  coverNote: text,
  answers: z.array(z.object({ question: text, answer: text })),
  source: text.meta({ description: 'The utm_source of the link they followed, or the site they came from' }),
  profile: z
    .object({
      summary: text,
      skills: text,
      workExperience: text,
      educationDegree: text,
      educationInstitute: text,
      certification: text,
      visaStatus: text,
      noticePeriod: text,
      expectedSalary: text,
      updatedAt: timeResponse,
    })
    .nullable(),
  resume: z.object({
    fileName: text,
    type: text,
    size: z.int().meta({ description: 'In bytes' }),
    url: text.meta({ description: 'Readable with the same API key' }),
  }),
})

export const applicationsResponse = z.object({ applications: z.array(programApplicationWire), ...pageResponse })
