import * as z from 'zod'
import { idResponse } from '@/lib/api/responses'

const credential = z.looseObject({ id: z.string(), type: z.literal('public-key') })

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn. */
export const signInOptionsResponse = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number(),
  userVerification: z.literal('required'),
})

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const creationOptionsResponse = z.looseObject({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  excludeCredentials: z.array(credential),
})

export const passkeySignInResponse = z.object({ message: z.string(), userName: z.string(), email: z.string() })
export const passkeyAddedResponse = z.object({ message: z.string(), id: idResponse })
