import * as z from 'zod'
import { providerMessages as messages } from '@/lib/auth/providers/messages'
import { isPlainUrl, lineMessages, optionalLine, requiredLine, versionOrNone } from '@/lib/platform/schemas'

const MAX_PROVIDERS = 8
/** Microsoft's tenant of personal accounts, which no company's administrators answer for. */
const PERSONAL_ACCOUNTS = '9188040d-6c67-4c5b-b112-36a304b66dad'

/** `issuer` is filled in when the owner chooses the kind. `asksAgain` if it can ask someone whom it has signed in already. */
export const providerKinds = {
  google: { label: 'Google', issuer: 'https://accounts.google.com', asksAgain: false },
  microsoft: { label: 'Microsoft', issuer: 'https://login.microsoftonline.com/TENANT-ID/v2.0', asksAgain: true },
  linkedin: { label: 'LinkedIn', issuer: 'https://www.linkedin.com/oauth', asksAgain: false },
  other: { label: 'Another OpenID Connect provider', issuer: '', asksAgain: true },
} as const
export type ProviderKind = keyof typeof providerKinds

const line = (label: string, max: number) => requiredLine(max, lineMessages(label, max))
/** Several values in one field, separated by commas. */
const list = (label: string) => optionalLine(1_000, lineMessages(label, 1_000)).default('')

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

export const keySchema = z.string(messages.key).regex(/^[a-z][a-z\d-]{1,29}$/, messages.key)

const domain = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i

/** A provider's fields, without the rules that concern several of them. */
export const providerFields = z.object({
  /** In the redirect URL that the owner registers with the provider. */
  key: keySchema,
  kind: z.enum(Object.keys(providerKinds) as ProviderKind[], messages.kind),
  name: line('Name', 40),
  /** Which hosts are accepted without https is decided on the server. */
  issuer: z
    .string(messages.issuer)
    .trim()
    .max(300, messages.issuer)
    .refine(isIssuer, messages.issuer)
    .transform((issuer) => issuer.replace(/\/+$/, '')),
  clientId: line('Client ID', 300),
  /** Empty to keep the stored one. */
  clientSecret: z.string().max(500, messages.secret).default(''),
  forSeekers: z.boolean().default(false),
  forStaff: z.boolean().default(false),
  domains: list('Domains').refine((text) => listOf(text).every((each) => domain.test(each)), messages.domains),
  groupsClaim: optionalLine(100, lineMessages('Groups claim', 100)).default('groups'),
  groups: list('Groups'),
  ownerGroups: list('Owner groups'),
  recruiterGroups: list('Recruiter groups'),
  editorGroups: list('Editor groups'),
})

function isIssuer(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null
  return url !== null && ['https:', 'http:'].includes(url.protocol) && !url.search && isPlainUrl(text)
}

export const providerTestSchema = providerFields.pick({ key: true, name: true, issuer: true })
export type ProviderTest = z.output<typeof providerTestSchema>

const staffLists = ['domains', 'groups', 'ownerGroups', 'recruiterGroups', 'editorGroups'] as const

const providerSchema = providerFields
  .refine(({ forSeekers, forStaff }) => forSeekers || forStaff, { path: ['forSeekers'], error: messages.nobody })
  .refine((provider) => !provider.forStaff || staffLists.some((name) => provider[name] !== ''), {
    path: ['domains'],
    error: messages.staffLimits,
  })
  .refine(({ kind, issuer, forStaff }) => kind !== 'microsoft' || !forStaff || !issuer.includes(PERSONAL_ACCOUNTS), {
    path: ['issuer'],
    error: messages.noDirectory,
  })

export const signInSettingsSchema = z
  .object({
    providers: z.array(providerSchema).max(MAX_PROVIDERS, messages.tooMany),
    /** Turns off passwords for admins. */
    staffByProviderOnly: z.boolean().default(false),
  })
  .superRefine(({ providers, staffByProviderOnly }, context) => {
    for (const [index, { key }] of providers.entries())
      if (providers.findIndex((other) => other.key === key) < index)
        context.addIssue({ code: 'custom', path: ['providers', index, 'key'], message: messages.keyTwice })
    if (staffByProviderOnly && !providers.some(({ forStaff }) => forStaff))
      context.addIssue({ code: 'custom', path: ['staffByProviderOnly'], message: messages.noStaffProvider })
  })
export type SignInSettings = z.output<typeof signInSettingsSchema>
export type SignInSettingsInput = z.input<typeof signInSettingsSchema>

export const storedSignInSettings = z.object({
  providers: z.array(providerFields.omit({ clientSecret: true }).extend({ sealedSecret: z.string() })),
  staffByProviderOnly: z.boolean(),
})
export type StoredSignInSettings = z.output<typeof storedSignInSettings>
export type StoredProvider = StoredSignInSettings['providers'][number]

export const signInSettingsBody = z.intersection(signInSettingsSchema, z.object({ version: versionOrNone }))

/** What owners get: everything but the secrets. */
export const signInSettingsResponse = z.object({
  version: versionOrNone,
  value: z.object({
    providers: z.array(providerFields.omit({ clientSecret: true })),
    staffByProviderOnly: z.boolean(),
  }),
})
export type SignInSettingsResponse = z.output<typeof signInSettingsResponse>

export const keyParam = z.object({ key: keySchema })
