import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { isCommonPassword } from '@/lib/auth/common-passwords'
import { passwordMessages } from '@/lib/auth/password-rules'
import { env } from '@/lib/env'

/** Throws `invalid` for a new password that is shorter than this site asks for or among the commonest (contract §4). */
export function checkNewPassword(password: string): void {
  const { PASSWORD_MIN_LENGTH } = env()
  if (password.length < PASSWORD_MIN_LENGTH)
    throw new ApiError('invalid', passwordMessages.tooShort(PASSWORD_MIN_LENGTH))
  if (isCommonPassword(password)) throw new ApiError('invalid', passwordMessages.tooCommon)
}
