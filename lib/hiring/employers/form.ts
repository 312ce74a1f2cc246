import * as z from 'zod'
import { hireMessages } from '@/lib/hiring/employers/messages'
import { type FieldName, fieldNames } from '@/lib/jobs/postings/fields'
import { writtenColumns } from '@/lib/jobs/postings/format'
import type { Job } from '@/lib/jobs/postings/queries'
import { questionKinds } from '@/lib/jobs/postings/questions'
import { type NewPosting, postingSchema } from '@/lib/jobs/postings/schema'
import { closingTime } from '@/lib/jobs/postings/statuses'
import { uploadProblem } from '@/lib/platform/uploads/rules'
import { countryCodes } from '@/lib/site/settings/countries'

const chosenFile = (isValid: (value: unknown) => boolean) =>
  z.custom<File | undefined>(isValid, hireMessages.logo).superRefine((file, context) => {
    const problem = file && uploadProblem(file, 'logo')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export const hireFormSchema = postingSchema.safeExtend({
  companyUrl: postingSchema.shape.companyUrl.refine((url) => url !== '', hireMessages.companyUrl),
  companyLogo: chosenFile((value) => value instanceof File),
})

/** When a posting is edited, a logo is only needed to replace the current one. */
export const editFormSchema = postingSchema.safeExtend({
  companyLogo: chosenFile((value) => value === undefined || value instanceof File),
})

export type HireFormInput = z.input<typeof hireFormSchema>
export type HireFormOutput = z.output<typeof hireFormSchema>

export const hireFields: (FieldName | 'companyLogo')[] = fieldNames.flatMap((name) =>
  name === 'companyUrl' ? [name, 'companyLogo' as const] : [name],
)

const lists = ['companyLogo', 'remoteCountries', 'questions']
const texts = hireFields.filter((name) => !lists.includes(name))

export const emptyHireForm = {
  ...Object.fromEntries(texts.map((name) => [name, ''])),
  companyLogo: undefined,
  remoteCountries: [],
  questions: [],
} as Partial<HireFormInput>

export function draftOf({ companyLogo: _logo, ...values }: Partial<HireFormInput>): Record<string, unknown> | null {
  return Object.values(values).some(isFilled) ? values : null
}

export function isFilled(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

const draftSchema = z.object({
  ...Object.fromEntries(texts.map((name) => [name, z.string().catch('')])),
  remoteCountries: z.array(z.enum(countryCodes)).catch([]),
  questions: z
    .array(z.object({ kind: z.enum(questionKinds), text: z.string(), isRequired: z.boolean() }))
    .max(20)
    .catch([]),
})

/** Reads form values from a stored draft. Drops values in an outdated format. */
export function readDraft(values: unknown): Partial<HireFormInput> {
  return (draftSchema.safeParse(values).data ?? {}) as Partial<HireFormInput>
}

/** Parsed values are empty here, because only the server parses pay and place. */
const notRead = {
  payMin: null,
  payMax: null,
  payCurrency: null,
  payPeriod: null,
  monthlyPayInr: null,
  city: null,
  region: null,
  country: null,
  remoteCountries: [],
  places: [],
  countries: [],
  mayBeRemote: false,
}

export function previewedJob(posting: NewPosting, time: Date): Job {
  const data = writtenColumns(posting)
  const expiresAt = closingTime(time, data.closesOn)
  return {
    ...data,
    ...notRead,
    questions: posting.questions,
    id: 0,
    slug: '',
    logo: null,
    status: 'PENDING',
    approvedAt: time,
    expiresAt,
    closedAt: null,
    isClosed: false,
  }
}
