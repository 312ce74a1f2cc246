import 'server-only'
import { decrypt, encrypt } from '@/lib/auth/tokens'

const PURPOSE = 'webhook secret'

export const sealSecret = (secret: string) => encrypt(PURPOSE, secret)

type Sealed = { sealedSecret: string; sealedOldSecret: string; oldSecretUntil: Date | null }

/** The secrets that sign: the newest one, and the one before for a day after it was changed. */
export async function secretsOf({ sealedSecret, sealedOldSecret, oldSecretUntil }: Sealed): Promise<string[]> {
  const isOldUsed = oldSecretUntil !== null && oldSecretUntil > new Date()
  const sealed = isOldUsed ? [sealedSecret, sealedOldSecret] : [sealedSecret]
  const opened = await Promise.all(sealed.map((each) => decrypt(PURPOSE, each)))
  return opened.flatMap((each) => (each ? [each.text] : []))
}
