import * as z from 'zod'
import { lineMessages, requiredLine } from '@/lib/platform/schemas'

const MAX_PASSWORD = 1_000
const MAX_NAME = 60

const base64url = (max: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .min(1)
    .max(max)

const name = requiredLine(MAX_NAME, lineMessages('Name', MAX_NAME))
const password = z.string().max(MAX_PASSWORD).optional()

const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key') }

/** What a browser answers when it creates a passkey. */
const creation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})

/** What a browser answers when someone signs in with a passkey. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    signature: base64url(4_000),
    userHandle: base64url(100).optional(),
  }),
})

export const passkeyProofSchema = z.object({ password })
export const passkeyNameSchema = z.object({ name })
export const newPasskeySchema = z.object({ name, answer: creation })
const typedPassword = z.string().max(MAX_PASSWORD)
export const newPasskeyFormSchema = z.object({ name, password: typedPassword })
export const passkeyPasswordSchema = z.object({ password: typedPassword })

export const passkeyKindSchema = z.object({ kind: z.enum(['seeker', 'admin']) })
export const passkeySignInSchema = passkeyKindSchema.extend({ answer: assertion })

export type NewPasskey = z.output<typeof newPasskeySchema>
