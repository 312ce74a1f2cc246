import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { invitationMessages, interviewMessages as messages } from '@/lib/hiring/interviews/messages'
import { currentName, isTimeZone, momentOf } from '@/lib/hiring/interviews/zones'
import { multiline, requiredLine, versionSchema } from '@/lib/platform/schemas'

export const MAX_SLOTS = 5

/** The page that the link in an applicant's email opens. */
export const INVITATION_PATH = '/interview'

export const interviewKinds = { phone: 'Phone', video: 'Video', 'on-site': 'On site' } as const
export type InterviewKindName = keyof typeof interviewKinds
const kindNames = Object.keys(interviewKinds) as InterviewKindName[]

const fewMinutes = z.int(messages.minutes).min(5, messages.minutes).max(480, messages.minutes)
const minutes = z
  .union(
    [
      fewMinutes,
      z
        .string()
        .regex(/^\d{1,3}$/)
        .transform(Number),
    ],
    messages.minutes,
  )
  .pipe(fewMinutes)

const timeZone = z.string(messages.timeZone).max(60, messages.timeZone).refine(isTimeZone, messages.timeZone)

const slotSchema = z.object({
  startsAt: z
    .string(messages.slot)
    .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, messages.slot)
    .meta({ description: 'A date and time in the time zone of the interview' }),
})

const text = multiline(z.string().max(2_000, messages.text))

/** What a recruiter proposes. */
export const proposalSchema = z
  .object({
    title: requiredLine(100, messages.title),
    kind: z.enum(kindNames),
    place: requiredLine(300, messages.place),
    minutes,
    timeZone: timeZone.transform(currentName),
    slots: z.array(slotSchema).min(1, messages.slots).max(MAX_SLOTS, messages.slots),
    note: text.default(''),
  })
  .superRefine(({ timeZone: zone, slots }, context) => {
    if (!isTimeZone(zone)) return
    for (const [index, { startsAt }] of slots.entries()) {
      const path = ['slots', index, 'startsAt']
      if (!momentOf(startsAt, zone)) context.addIssue({ code: 'custom', path, message: messages.slotSkipped })
      const isTwice = slots.findIndex((other) => other.startsAt === startsAt) < index
      if (isTwice) context.addIssue({ code: 'custom', path, message: messages.slotTwice })
    }
  })

export type ProposalInput = z.input<typeof proposalSchema>
export type Proposal = z.output<typeof proposalSchema>

/** New times for an interview, and anything else that changed. */
export const rescheduleSchema = z.intersection(proposalSchema, z.object({ version: versionSchema }))

export const reasonSchema = z.object({ reason: text.default('') })
export const cancelSchema = reasonSchema.extend({ version: versionSchema })

export const invitationSearch = z.object({
  token: z.string().max(1_000).catch(''),
  zone: z.string().max(60).refine(isTimeZone).catch(''),
  problem: z.string().max(40).catch(''),
})

export const invitationQuery = z.object({ token: z.string().max(1_000) })

/** An applicant's answer: one of the proposed times, that none of them fits, or that they can't come. */
export const answerSchema = z
  .object({
    answer: z.enum(['pick', 'decline', 'cancel']),
    slot: z.iso.datetime(invitationMessages.choose).optional(),
    message: text.default(''),
    /** The applicant's time zone. */
    zone: z.union([z.literal(''), timeZone.transform(currentName)]).default(''),
  })
  .refine(({ answer, slot }) => answer !== 'pick' || slot, { path: ['slot'], message: invitationMessages.choose })
  .refine(({ answer, message }) => answer !== 'decline' || message, {
    path: ['message'],
    message: invitationMessages.message,
  })
export type Answer = z.output<typeof answerSchema>

export const calendarQuery = z.object({ token: z.string().max(100) })

export const interviewWire = z.object({
  id: idResponse,
  applicationId: idResponse,
  title: z.string(),
  kind: z.enum(kindNames),
  place: z.string(),
  minutes: z.int(),
  timeZone: z.string(),
  slots: z.array(timeResponse),
  note: z.string(),
  state: z.enum(['proposed', 'declined', 'scheduled', 'canceled']),
  startsAt: timeResponse.nullable(),
  version: z.int(),
})
export type WireInterview = z.output<typeof interviewWire>
