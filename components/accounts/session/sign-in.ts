import { accountMessages } from '@/lib/accounts/seekers/messages'
import { storeAccount } from '@/lib/accounts/session/stored-account'
import { type ApiResponse, callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { codeMessages } from '@/lib/auth/code-rules'

type Credentials = { email: string } & ({ password: string } | { code: string })
type LoginResponse = { status?: boolean; userName: string; email: string }
type Account = Parameters<typeof storeAccount>[0]

/** Signs in and fills the browser's copy of the session. Treats a rejected sign-in, which is a 200, as an error. */
export async function signIn(credentials: Credentials): Promise<ApiResponse> {
  const path = 'code' in credentials ? '/api/v1/user/login-by-code' : '/api/v1/user/login'
  const response = await callApi<LoginResponse>(path, { method: 'POST', json: credentials })
  const { isOk, data, message } = response
  if (!isOk || typeof data !== 'object')
    return { ...response, isOk: false, message: message || accountMessages.wentWrong }
  if (!data.status) {
    const errors: FieldErrors = message === codeMessages.wrong ? { code: message } : {}
    return { ...response, isOk: false, message: message || accountMessages.badCredentials, errors }
  }
  await storeSignedIn(data)
  return response
}

/** Fills the browser's copy of the session after a sign-in. */
export async function storeSignedIn({ userName, email }: Pick<Account, 'userName' | 'email'>): Promise<void> {
  const account = await readAccount()
  const known = account.isOk && account.data
  storeAccount(known || { userName, email, mobile: '' })
}

/** Returns false only if the server says that no one is signed in. */
export async function isStillSignedIn(): Promise<boolean> {
  const { isOk, data } = await readAccount()
  if (isOk && data) storeAccount(data)
  return !isOk || data !== null
}

const readAccount = () => callApi<Account | null>('/api/auth/session', { method: 'GET' })
