import * as z from 'zod'
import { roleSchema } from '@/lib/accounts/admins/schema'
import { accountFormSchema } from '@/lib/accounts/seekers/schema'
import { filledCodeSchema, sentCodeSchema } from '@/lib/auth/code-rules'
import { keySchema } from '@/lib/auth/providers/schema'
import { standingSchema } from '@/lib/auth/providers/staff-rules'
import { idParam, lineMessages, requiredLine } from '@/lib/platform/schemas'

const { mobile } = accountFormSchema.shape
const userName = requiredLine(120, lineMessages('Full Name', 120))

/** Someone whom a provider has identified, between the provider and their session. In a signed cookie. */
export const pendingSchema = z.object({
  kind: z.enum(['seeker', 'admin']),
  provider: keySchema,
  providerName: z.string(),
  issuer: z.string(),
  subject: z.string(),
  session: z.string().nullable(),
  email: z.string(),
  name: z.string(),
  mobile: mobile.catch(''),
  /** The URL of a photo at the provider, which is only fetched if the person asks for it. */
  picture: z.string().catch(''),
  /** Whether they have to prove that they can read the email. */
  needsCode: z.boolean(),
  /** The session whose owner a code proves to be the one who uses it. Null for someone who isn't signed in yet. */
  proves: z.string().nullable().catch(null),
  /** Whether they may be new here, and so choose their name. */
  mayBeNew: z.boolean(),
  /** What counts for the admission of staff, which is decided again at the end. */
  standing: standingSchema,
  next: z.string(),
})
export type Pending = z.output<typeof pendingSchema>

/** What a form on the page after a provider is for. */
export type Purpose = 'seeker' | 'admin' | 'proof'
export const purposeOf = ({ kind, proves }: Pick<Pending, 'kind' | 'proves'>): Purpose => (proves ? 'proof' : kind)

export const completionBody = z.object({
  purpose: z.enum(['seeker', 'admin', 'proof'] satisfies Purpose[]).optional(),
  userName: userName.optional(),
  mobile: mobile.optional(),
  /** Whether to take the photo from the provider. */
  picture: z.boolean().optional(),
  code: sentCodeSchema.optional(),
})
export type Completion = z.output<typeof completionBody>

export const completionForm = ({ needsCode, mayBeNew }: Pick<Pending, 'needsCode' | 'mayBeNew'>) =>
  z.object({
    userName: mayBeNew ? userName : z.string().transform(() => undefined),
    mobile: mayBeNew ? mobile : z.string().transform(() => undefined),
    picture: z.boolean(),
    code: needsCode ? filledCodeSchema : z.string().transform(() => undefined),
  })
export type CompletionInput = { userName: string; mobile: string; picture: boolean; code: string }

export const completionResponse = z.object({ message: z.string(), next: z.string() })

/** `password`, or an identity's ID. */
export const methodParam = z.object({ method: z.union([z.literal('password'), idParam]) })
export const requestParam = z.object({ id: idParam })
export const approvalBody = roleSchema

/** The query of a provider's start: where to go afterward, for whom, and whether to add it to the signed-in account, or to prove who it is. */
export const startQuery = z.object({
  for: z.enum(['seeker', 'admin']).default('seeker'),
  next: z.string().max(2_000).default(''),
  add: z.literal('1').optional(),
  prove: z.literal('1').optional(),
})

/** What a sign-in at a provider was started for. In a signed cookie. */
export const flowSchema = z.object({
  kind: z.enum(['seeker', 'admin']),
  next: z.string(),
  /** The state sent to the provider. */
  state: z.string(),
  /** The session that asked to add the provider to its account. */
  addTo: z.string().nullable(),
  /** The session whose owner has to show that it's them, by signing in again. */
  proves: z.string().nullable().catch(null),
})
export type Flow = z.output<typeof flowSchema>

/** What a provider adds to the URL of a front-channel logout. */
export const frameLogoutQuery = z.object({ iss: z.string().max(300), sid: z.string().min(1).max(255) })
export type FrameLogout = z.output<typeof frameLogoutQuery>
