import * as z from 'zod'
import { isTimeZone, momentOf } from '@/lib/hiring/interviews/zones'
import { personTextSchema } from '@/lib/hiring/message-templates/schema'
import { MAX_RECIPIENTS, mailedLists } from '@/lib/hiring/person-mails/format'
import { leftOutReasons, personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { blankOr, idSchema } from '@/lib/platform/schemas'

/** As `datetime-local` inputs have it. */
const WALL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

/** What a recruiter writes, and when it's sent: right away if there's no time. */
export const writtenMailSchema = z
  .object({
    ...personTextSchema.shape,
    sendAt: blankOr(z.string().regex(WALL_TIME, messages.sendAt), messages.sendAt)
      .default('')
      .meta({ description: 'A date and time in the time zone, or empty to send the email right away' }),
    timeZone: z
      .string(messages.timeZone)
      .max(60, messages.timeZone)
      .refine(isTimeZone, messages.timeZone)
      .default('UTC'),
  })
  .superRefine(({ sendAt, timeZone }, context) => {
    if (WALL_TIME.test(sendAt) && isTimeZone(timeZone) && !momentOf(sendAt, timeZone))
      context.addIssue({ code: 'custom', path: ['sendAt'], message: messages.skipped })
  })

const recipientSchema = z.object({
  personId: idSchema,
  /** One of their addresses. */
  email: z.string().max(254),
  /** The application that fills in the job. Without one, it's their newest. */
  applicationId: idSchema.optional(),
})

export const personMailSchema = writtenMailSchema.safeExtend({
  sendId: z.uuid().meta({ description: 'Made up for this email. A repeated call with it sends nothing again' }),
  recipients: z
    .array(recipientSchema)
    .min(1, messages.noPeople)
    .max(MAX_RECIPIENTS, messages.tooMany)
    .refine((all) => new Set(all.map(({ personId }) => personId)).size === all.length, messages.noPeople),
  /** Also write to addresses that the mail server has refused. */
  isToRefused: z.boolean().default(false),
})

export const personMailResponse = z.object({
  message: z.string(),
  sent: z.int(),
  leftOut: z.array(
    z.object({ personId: z.int(), reason: z.enum(Object.keys(leftOutReasons) as (keyof typeof leftOutReasons)[]) }),
  ),
})

export const sendIdParam = z.object({ sendId: z.uuid() })
/** Without a person, the emails to everyone are canceled. */
export const cancelQuery = z.object({ personId: z.coerce.number().pipe(idSchema).optional() })
export const refusalQuery = z.object({ address: z.string().max(254) })

const dottedIds = z
  .string()
  .max(20_000)
  .catch('')
  .transform((text) => [...new Set(text.split('.').filter((id) => /^[1-9]\d{0,8}$/.test(id)))].map(Number))

/** The people to write to, as `people=1.2.3` or by their applications, or the list whose filters follow. */
export const writeSearch = z.object({
  people: dottedIds,
  applications: dottedIds,
  all: z.enum(mailedLists).optional().catch(undefined),
})

export type WrittenMailInput = z.input<typeof writtenMailSchema>
export type WrittenMail = z.output<typeof writtenMailSchema>
export type PersonMailBody = z.output<typeof personMailSchema>
