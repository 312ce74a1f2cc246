import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { isCallingCode, isPhone } from '@/lib/platform/phones/check'
import { blankOr, lineMessages, optionalLine, requiredEmail, requiredLine, versionOrNone } from '@/lib/platform/schemas'
import { type UploadRule, uploadProblem } from '@/lib/platform/uploads/rules'
import { countryCodes } from '@/lib/site/settings/countries'
import { currencyCodes } from '@/lib/site/settings/currencies'
import { officeDays } from '@/lib/site/settings/hours'
import { settingsMessages as messages } from '@/lib/site/settings/messages'
import { isReadable } from '@/lib/site/settings/palette'
import { MAX_GROUP_WORDS, MAX_GROUPS, MAX_WORD_LENGTH, synonymGroups } from '@/lib/site/settings/synonyms'

export const MAX_OFFICES = 8
const MAX_COUNTRIES = 12
export const MAX_SECTIONS = 40

const line = (label: string, max: number) => requiredLine(max, lineMessages(label, max))
const optional = (label: string, max: number) => optionalLine(max, lineMessages(label, max)).default('')

const phone = z
  .string(messages.phone)
  .trim()
  .max(30, messages.phone)
  .regex(/^\+\d[\d ().-]{6,}$/, messages.phone)

const link = z
  .string(messages.link)
  .trim()
  .max(300, messages.link)
  .pipe(blankOr(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: messages.link }), messages.link))
  .default('')

/** Accepts form text too; empty text means no coordinate. */
const coordinate = (limit: number, message: string) =>
  z
    .union([z.string(), z.number()], message)
    .nullable()
    .transform((given) => (typeof given === 'string' ? (given.trim() === '' ? null : Number(given)) : given))
    .pipe(z.number(message).min(-limit, message).max(limit, message).nullable())

/** Accepts form text too. */
const amount = (max: number, message: string) =>
  z
    .union(
      [
        z
          .string()
          .regex(/^\s*\d+\s*$/, message)
          .transform(Number),
        z.number(message),
      ],
      message,
    )
    .pipe(z.int(message).min(1, message).max(max, message))

const country = z.enum(countryCodes, messages.country)

const time = z
  .string(messages.time)
  .trim()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, messages.time)
  .default('')

export const officeSchema = z
  .object({
    name: line('Office name', 60),
    street: line('Street address', 120),
    city: line('City', 80),
    region: optional('State or region', 60),
    postalCode: optional('Postal code', 20),
    country,
    phone,
    latitude: coordinate(90, messages.latitude),
    longitude: coordinate(180, messages.longitude),
    days: z.enum(Object.keys(officeDays) as (keyof typeof officeDays)[], messages.days).default('none'),
    /** Local times such as 09:00. */
    opens: time,
    closes: time,
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), {
    path: ['latitude'],
    error: messages.coordinates,
  })
  .refine(({ days, opens, closes }) => days === 'none' || (opens !== '' && closes !== '' && opens < closes), {
    path: ['opens'],
    error: messages.hours,
  })

/** The pay filter's slider. `max` and `step` are amounts per month in `currency`. */
const pay = z
  .object({
    currency: z.enum(currencyCodes, messages.currency),
    max: amount(100_000_000, messages.payMax),
    step: amount(10_000_000, messages.payStep),
  })
  .refine(({ max, step }) => max % step === 0 && max / step <= 200, { path: ['step'], error: messages.payStep })

export const companySchema = z.object({
  name: line('Name', 40),
  legalName: line('Legal name', 80),
  tagline: line('Tagline', 100),
  description: line('Description', 155),
  phone,
  email: requiredEmail(messages.email),
  offices: z.array(officeSchema).min(1, messages.noOffice).max(MAX_OFFICES, messages.tooManyOffices),
  social: z.object({ linkedin: link, facebook: link, x: link, youtube: link }),
  referencePrefix: z
    .string(messages.prefix)
    .trim()
    .regex(/^[A-Z]{1,5}$/, messages.prefix),
  /** The countries it recruits in, as ISO 3166-1 codes. */
  recruitsIn: z
    .array(country)
    .min(1, messages.noCountry)
    .max(MAX_COUNTRIES, messages.tooManyCountries)
    .refine((codes) => new Set(codes).size === codes.length, messages.countryTwice),
  /** The prefix that the registration form shows, such as +1. */
  phoneCode: z
    .string(messages.phoneCode)
    .trim()
    .regex(/^\+[1-9]\d{0,3}$/, messages.phoneCode),
  pay,
})

type PhoneProblem = { path: (string | number)[]; message: string }

/** Only of new settings: those that were saved before stay readable. */
export function phoneProblems({ phone, offices, phoneCode }: Company): PhoneProblem[] {
  const numbers = [
    { path: ['phone'], number: phone },
    ...offices.map((office, index) => ({ path: ['offices', index, 'phone'], number: office.phone })),
  ]
  const wrong = numbers.filter(({ number }) => !isPhone(number))
  return [
    ...wrong.map(({ path }) => ({ path, message: messages.phone })),
    ...(isCallingCode(phoneCode) ? [] : [{ path: ['phoneCode'], message: messages.phoneCode }]),
  ]
}

function checkPhones(company: Company, context: z.RefinementCtx): void {
  for (const problem of phoneProblems(company)) context.addIssue({ code: 'custom', ...problem })
}

export type Company = z.output<typeof companySchema>
export type CompanyInput = z.input<typeof companySchema>
export type Office = Company['offices'][number]

const color = z
  .string(messages.color)
  .trim()
  .toLowerCase()
  .regex(/^#[\da-f]{6}$/, messages.color)

export const corners = { sharp: 'Sharp', soft: 'Soft', round: 'Round' } as const
export const typefaces = {
  bricolage: 'Bricolage Grotesque with Inter',
  inter: 'Inter',
  serif: 'Charter or Cambria with Inter',
  humanist: 'Optima or Candara with Inter',
  geometric: 'Avenir or Century Gothic with Inter',
  slab: 'Rockwell with Inter',
  system: "The visitor's system font",
} as const

/** A stored image's file name. */
const stored = z.string().max(60).nullable().default(null)

export const lookSchema = z.object({
  brand: color,
  accent: color,
  corners: z.enum(['sharp', 'soft', 'round'], messages.corners),
  typeface: z.enum(['bricolage', 'inter', 'serif', 'humanist', 'geometric', 'slab', 'system'], messages.typeface),
  /**
   * Without a logo, the header shows the name and its initial. Dark backgrounds use the logo if there's no dark one.
   * Icons are made from the square one.
   */
  logo: stored,
  darkLogo: stored,
  squareLogo: stored,
})

export type Look = z.output<typeof lookSchema>
const logoNames = ['logo', 'darkLogo', 'squareLogo'] as const
export type LogoName = (typeof logoNames)[number]

export const sectionSchema = z.object({
  /** The anchor on the page, derived from the title if it's empty. */
  id: z
    .string()
    .regex(/^[a-z\d-]{0,60}$/)
    .default(''),
  title: line('Heading', 120),
  text: z
    .string(messages.sectionText)
    .transform((text) => text.replace(/\r\n?/g, '\n').trim())
    .pipe(z.string().min(1, messages.sectionText).max(8_000, messages.sectionTooLong)),
})

export const termsSchema = z.object({
  termsVersion: line('Version', 40),
  /** The day they take effect. */
  effectiveOn: z.iso.date(messages.date),
  sections: z.array(sectionSchema).min(1, messages.noSection).max(MAX_SECTIONS, messages.tooManySections),
})

export type Terms = z.output<typeof termsSchema>
export type TermsInput = z.input<typeof termsSchema>

/** The form's schema: new images are files, and `removed` lists the current images to remove. */
const newImage = (rule: UploadRule) =>
  z
    .instanceof(File)
    .optional()
    .superRefine((file, context) => {
      const problem = file && uploadProblem(file, rule)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    })
const readableColor = color.refine(isReadable, messages.noContrast)

export const lookFormSchema = lookSchema.extend({
  brand: readableColor,
  accent: readableColor,
  logo: newImage('siteLogo'),
  darkLogo: newImage('siteLogo'),
  squareLogo: newImage('siteIcon'),
  removed: z.array(z.enum(logoNames)),
})
export type LookInput = z.input<typeof lookFormSchema>
export type LookForm = z.output<typeof lookFormSchema>

/** What the job search treats alike, one group of synonyms per line. */
export const searchSchema = z.object({
  synonyms: z
    .string(messages.synonyms)
    .transform((text) =>
      synonymGroups(text)
        .map((group) => group.join(', '))
        .join('\n'),
    )
    .superRefine((text, context) => {
      const groups = synonymGroups(text)
      const long = groups.find(
        (group) => group.length > MAX_GROUP_WORDS || group.some((word) => word.length > MAX_WORD_LENGTH),
      )
      const odd = groups.flat().find((word) => !/^[\p{L}\p{N}][\p{L}\p{N} .+#&'-]*$|^\.net$/u.test(word))
      if (groups.length > MAX_GROUPS) context.addIssue({ code: 'custom', message: messages.tooManySynonyms })
      if (long) context.addIssue({ code: 'custom', message: messages.longSynonyms(long[0] ?? '') })
      if (odd) context.addIssue({ code: 'custom', message: messages.oddSynonym(odd) })
    }),
})

export type SearchSettings = z.output<typeof searchSchema>

/** Each group is validated, saved and versioned as a whole. */
export const settingGroups = {
  company: companySchema,
  look: lookSchema,
  terms: termsSchema,
  search: searchSchema,
} as const
const settingNames = ['company', 'look', 'terms', 'search'] as const
export type SettingName = (typeof settingNames)[number]
export type SettingValues = { [Name in SettingName]: z.output<(typeof settingGroups)[Name]> }

/** All properties of a group, and the version they were read at. */
export const companyBody = companySchema.extend({ version: versionOrNone }).superRefine(checkPhones)
export const lookBody = lookSchema.extend({ version: versionOrNone })
export const termsBody = termsSchema.extend({ version: versionOrNone })
export const searchBody = searchSchema.extend({ version: versionOrNone })
export const restoreBody = z.object({ version: versionOrNone, from: versionOrNone })
export const settingParam = z.object({ name: z.enum(settingNames) })

const responseOf = <Value extends z.ZodType>(value: Value) =>
  z.object({
    name: z.enum(settingNames),
    version: versionOrNone,
    value,
    changedBy: z.string().nullable(),
    changedAt: timeResponse.nullable(),
  })

export const companyResponse = responseOf(companySchema)
export const lookResponse = responseOf(lookSchema)
export const termsResponse = responseOf(termsSchema)
export const searchResponse = responseOf(searchSchema)

/** What a change of synonyms does to searches. */
export const searchPreviewResponse = z.object({
  searches: z.array(z.object({ q: z.string(), before: z.int(), after: z.int() })),
})
export type SearchPreview = z.output<typeof searchPreviewResponse>
