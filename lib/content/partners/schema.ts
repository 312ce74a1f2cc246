import * as z from 'zod'
import { partnerMessages } from '@/lib/content/partners/messages'
import { PartnerStatus } from '@/lib/generated/prisma/enums'
import {
  lineMessages,
  optionalEmail,
  optionalLine,
  optionalPhone,
  optionalWebsite,
  requiredLine,
  versionSchema,
} from '@/lib/platform/schemas'
import { uploadProblem } from '@/lib/platform/uploads/rules'

export const partnerStatuses = ['active', 'inactive'] as const
export type PartnerStatusName = (typeof partnerStatuses)[number]

const MAX_PLACE = 999
const messagesFor = (label: string) => lineMessages(label, 120)

export const partnerStatusOf = { active: PartnerStatus.ACTIVE, inactive: PartnerStatus.INACTIVE } as const

/** A new partner. The company is required, and its contact can be added later. */
export const partnerSchema = z.object({
  companyName: requiredLine(120, messagesFor('Company name')),
  companyWebsite: optionalWebsite(partnerMessages.website).default(''),
  location: optionalLine(120, messagesFor('Location')).default(''),
  name: optionalLine(120, messagesFor('Name')).default(''),
  email: optionalEmail(partnerMessages.email),
  mobile: optionalPhone(partnerMessages.mobile),
  place: z.preprocess(
    (value) => (value === '' ? null : typeof value === 'string' ? Number(value) : value),
    z.int(partnerMessages.place).min(1, partnerMessages.place).max(MAX_PLACE, partnerMessages.place).nullish(),
  ),
})

/** POST /api/partners. A partner is inactive until approved, unless it's added as active. */
export const newPartnerSchema = partnerSchema.extend({ status: z.enum(partnerStatuses).default('inactive') })

const logo = z
  .custom<File>((value) => value instanceof File, partnerMessages.logo)
  .superRefine((file, context) => {
    const problem = uploadProblem(file, 'partnerLogo')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

export const partnerFormSchema = partnerSchema.extend({ isActive: z.boolean(), logo: logo.optional() })
export const clientLogoFormSchema = partnerSchema.extend({ isActive: z.boolean(), logo })

export const partnerChangeSchema = partnerSchema.extend({ version: versionSchema.optional() })

export const approvalSchema = z.object({ status: z.enum(partnerStatuses) })

export type PartnerInput = z.input<typeof partnerFormSchema>
export type PartnerOutput = z.output<typeof partnerFormSchema>
export type NewPartner = z.output<typeof newPartnerSchema>
export type PartnerChange = z.output<typeof partnerChangeSchema>
