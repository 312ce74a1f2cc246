import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { optionalLine, requiredEmail, requiredLine, saidOf, versionOrNone } from '@/lib/platform/schemas'
import { settingsMessages as messages } from '@/lib/site/settings/messages'

export const MAX_OFFICES = 8

const line = (label: string, max: number) => requiredLine(max, saidOf(label, max))
const optional = (label: string, max: number) => optionalLine(max, saidOf(label, max)).default('')

const phone = z
  .string(messages.phone)
  .trim()
  .max(30, messages.phone)
  .regex(/^\+\d[\d ().-]{6,}$/, messages.phone)

const link = z
  .string(messages.link)
  .trim()
  .max(300, messages.link)
  .pipe(
    z.union(
      [z.literal(''), z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: messages.link })],
      messages.link,
    ),
  )
  .default('')

/** A form sends text, and an empty one for none. */
const coordinate = (limit: number, message: string) =>
  z
    .union([z.string(), z.number()], message)
    .nullable()
    .transform((given) => (typeof given === 'string' ? (given.trim() === '' ? null : Number(given)) : given))
    .pipe(z.number(message).min(-limit, message).max(limit, message).nullable())

/** ISO 3166-1 alpha-2 codes of the countries an office can be in. */
export const officeCountries = [
  ...[
    'US',
    'IN',
    'CA',
    'GB',
    'IE',
    'AU',
    'NZ',
    'SG',
    'AE',
    'DE',
    'FR',
    'NL',
    'BE',
    'CH',
    'AT',
    'ES',
    'PT',
    'IT',
    'PL',
    'RO',
  ],
  ...[
    'CZ',
    'SE',
    'DK',
    'NO',
    'FI',
    'MX',
    'BR',
    'AR',
    'CO',
    'CL',
    'ZA',
    'NG',
    'KE',
    'EG',
    'IL',
    'PH',
    'MY',
    'VN',
    'JP',
    'KR',
  ],
] as const

const office = z
  .object({
    name: line('Office name', 60),
    street: line('Street address', 120),
    city: line('City', 80),
    region: optional('State or region', 60),
    postalCode: optional('Postal code', 20),
    country: z.enum(officeCountries, messages.country),
    phone,
    latitude: coordinate(90, messages.latitude),
    longitude: coordinate(180, messages.longitude),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['latitude'],
    error: messages.coordinates,
  })

export const companySchema = z.object({
  name: line('Name', 40),
  legalName: line('Legal name', 80),
  tagline: line('Tagline', 100),
  description: line('Description', 155),
  phone,
  email: requiredEmail(messages.email),
  offices: z.array(office).min(1, messages.noOffice).max(MAX_OFFICES, messages.tooManyOffices),
  social: z.object({ linkedin: link, facebook: link, x: link, youtube: link }),
  referencePrefix: z
    .string(messages.prefix)
    .trim()
    .regex(/^[A-Z]{1,5}$/, messages.prefix),
  termsVersion: line('Version of the terms', 20),
})

export type Company = z.output<typeof companySchema>
export type CompanyInput = z.input<typeof companySchema>
export type Office = Company['offices'][number]

const color = z
  .string(messages.color)
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, messages.color)

export const corners = { sharp: 'Sharp', soft: 'Soft', round: 'Round' } as const
export const typefaces = { bricolage: 'Bricolage Grotesque', inter: 'Inter', system: "The visitor's own" } as const

export const lookSchema = z.object({
  brand: color,
  accent: color,
  corners: z.enum(['sharp', 'soft', 'round']),
  typeface: z.enum(['bricolage', 'inter', 'system']),
  /** File names of stored pictures. Without a logo the name and its initial are shown; without a dark one, the logo. */
  logo: z.string().max(60).nullable(),
  darkLogo: z.string().max(60).nullable(),
})

export type Look = z.output<typeof lookSchema>

const picture = z.instanceof(File).optional()

/** The form of the look: pictures as files, and whether those in use stay. */
export const lookFormSchema = lookSchema
  .omit({ logo: true, darkLogo: true })
  .extend({ logoFile: picture, darkLogoFile: picture, keepsLogo: z.boolean() })
export type LookForm = z.output<typeof lookFormSchema>

/** Each group is saved, versioned and checked as a whole. */
export const settingGroups = { company: companySchema, look: lookSchema } as const
export type SettingName = keyof typeof settingGroups

export const companyBody = z.object({ version: versionOrNone, value: companySchema })
export const lookBody = z.object({ version: versionOrNone, value: lookSchema })
export const restoreBody = z.object({ version: versionOrNone, from: versionOrNone })
export const settingParam = z.object({ name: z.enum(['company', 'look']) })

const responseOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    name: z.enum(['company', 'look']),
    version: versionOrNone,
    value,
    changedBy: z.string().nullable(),
    changedAt: timeResponse.nullable(),
  })

export const companyResponse = responseOf(companySchema)
export const lookResponse = responseOf(lookSchema)
