import 'server-only'
import { decrypt, encrypt } from '@/lib/auth/tokens'

const PURPOSE = 'webhook secret'

export const sealSecret = (secret: string) => encrypt(PURPOSE, secret)

type Sealed = { sealedSecret: string; sealedOldSecret: string; oldSecretUntil: Date | null }

/**
 * The secrets that sign: the newest one, and the one before for a day after it was changed. `isOld` if they're encrypted
 * with an old AUTH_SECRET. Throws if the newest can't be read.
 */
export async function secretsOf({ sealedSecret, sealedOldSecret, oldSecretUntil }: Sealed) {
  const isOldUsed = oldSecretUntil !== null && oldSecretUntil > new Date()
  const sealed = isOldUsed ? [sealedSecret, sealedOldSecret] : [sealedSecret]
  const [newest, before] = await Promise.all(sealed.map((each) => decrypt(PURPOSE, each)))
  if (!newest) throw new Error("A webhook's secret can't be read with AUTH_SECRET. Change it in the console.")
  return { newest: newest.text, before: before?.text ?? null, isOld: newest.isOld }
}
