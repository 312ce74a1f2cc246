import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { ApiError } from '@/lib/api/errors'
import { passwordMessages } from '@/lib/auth/password-rules'
import { guessableMessage, guessMessages, isCommonPassword } from '@/lib/auth/password-strength'
import { env } from '@/lib/env'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAX_AT_ONCE = 2

let running = 0
const waiting: (() => void)[] = []

export function hashPassword(password: string): Promise<string> {
  return queued(() => hash(password, cost))
}

export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  const matches = await queued(async () => verify(stored ?? (await decoyHash()), password))
  return matches && Boolean(stored)
}

let decoy: Promise<string> | undefined
function decoyHash(): Promise<string> {
  decoy ??= hash('no account has this password', cost)
  return decoy
}

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

const leaked = new Set(dictionary['passwords-common'].map((password) => password.toLowerCase()))
/**
 * Throws `invalid` if the password is too short, was leaked (requirements §13), or is made of the company's or owner's
 * words. With `field`, the error is beside that field.
 */
export function checkNewPassword(password: string, owner: readonly string[], field?: string): void {
  const { PASSWORD_MIN_LENGTH } = env()
  const isCommon = isCommonPassword(password) || leaked.has(password.toLowerCase())
  const message =
    password.length < PASSWORD_MIN_LENGTH
      ? passwordMessages.tooShort(PASSWORD_MIN_LENGTH)
      : isCommon
        ? guessMessages.tooCommon
        : guessableMessage(password, owner)
  if (message) throw new ApiError('invalid', message, field ? { fields: { [field]: message } } : {})
}
