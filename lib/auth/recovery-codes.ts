import 'server-only'
import { createHash, randomInt } from 'node:crypto'
import { CODE_ALPHABET, normalizeCode } from '@/lib/auth/code-rules'

const RECOVERY_CODES = 10
const GROUPS = 4
const GROUP_LENGTH = 4

/** Ten fresh recovery codes as they are shown, once: 'K7QP-2MXR-TT9A-HW3E'. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, makeCode)
}

/** What is kept of one. It has 80 random bits, so a quick hash is enough, and a new AUTH_SECRET leaves it working. */
export function hashOfRecoveryCode(adminId: number, typed: string): string {
  return createHash('sha256')
    .update(JSON.stringify(['recovery code', adminId, normalizeCode(typed)]))
    .digest('hex')
}

function makeCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('')
  return Array.from({ length: GROUPS }, group).join('-')
}
