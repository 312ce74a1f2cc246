import * as z from 'zod'
import { PartnerStatus } from '@/lib/generated/prisma/enums'
import { partnerMessages } from '@/lib/partners/messages'
import { uploadProblem } from '@/lib/uploads/rules'

/** What a partner may be: only the active ones stand in the strip. */
export const partnerStatuses = ['active', 'inactive'] as const
export type PartnerStatusName = (typeof partnerStatuses)[number]

/** The database's word for each. */
export const partnerStates = { active: PartnerStatus.ACTIVE, inactive: PartnerStatus.INACTIVE } as const

const line = (label: string) =>
  z
    .string(`${label} is required`)
    .trim()
    .max(120, `${label} is longer than 120 characters`)
    .regex(/^\P{Cc}*$/u, `${label} must be one line`)

const absoluteUrl = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain, error: partnerMessages.website })
  .regex(/^[^\s@\\]*$/, partnerMessages.website)
const withProtocol = (value: string) => (/^[\w-]+(\.[\w-]+)+/.test(value) ? `https://${value}` : value)
/** 'acme.com' is what people type; it is kept as 'https://acme.com'. Only the web's own protocols pass. */
const website = z
  .string(partnerMessages.website)
  .trim()
  .max(300, partnerMessages.website)
  .transform(withProtocol)
  .pipe(z.union([z.literal(''), absoluteUrl], partnerMessages.website))

/** A partner as it is added: the company has to be known, whom to reach there may follow. */
export const partnerSchema = z.object({
  companyName: line('Company name').min(1, 'Company name is required'),
  companyWebsite: website.default(''),
  location: line('Location').default(''),
  name: line('Name').default(''),
  email: z
    .string(partnerMessages.email)
    .trim()
    .toLowerCase()
    .max(254, partnerMessages.email)
    .pipe(z.union([z.literal(''), z.email(partnerMessages.email)], partnerMessages.email))
    .default(''),
  mobile: z
    .string(partnerMessages.mobile)
    .trim()
    .max(30, partnerMessages.mobile)
    .regex(/^([+\d(][\d ().-]{5,})?$/, partnerMessages.mobile)
    .default(''),
})

/** POST /api/partners: inactive until it is approved, unless it is added as active. */
export const newPartnerSchema = partnerSchema.extend({ status: z.enum(partnerStatuses).default('inactive') })

const logo = z
  .custom<File>((value) => value instanceof File, partnerMessages.logo)
  .superRefine((file, context) => {
    const problem = uploadProblem(file, 'partnerLogo')
    if (problem) context.addIssue({ code: 'custom', message: problem })
  })

/** The form of a partner, and that of a client logo, which needs the logo. */
export const partnerFormSchema = partnerSchema.extend({ isActive: z.boolean(), logo: logo.optional() })
export const clientLogoFormSchema = partnerSchema.extend({ isActive: z.boolean(), logo })

/** PUT /api/partners/{id}: with the `version` that was read, a newer one is not written over. */
export const partnerChangeSchema = partnerSchema.extend({ version: z.number().int().positive().optional() })

/** PATCH /api/partners/{id} */
export const approvalSchema = z.object({ status: z.enum(partnerStatuses) })

export type PartnerInput = z.input<typeof partnerFormSchema>
export type PartnerOutput = z.output<typeof partnerFormSchema>
export type NewPartner = z.output<typeof newPartnerSchema>
export type PartnerChange = z.output<typeof partnerChangeSchema>
