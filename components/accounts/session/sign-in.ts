import { accountMessages } from '@/lib/accounts/seekers/messages'
import { storeAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'

type Credentials = { email: string } & ({ password: string } | { code: string })
type LoginResponse = { status?: boolean; userName: string; email: string }
type Account = Parameters<typeof storeAccount>[0]

export async function signInHere(credentials: Credentials): Promise<{ isOk: boolean; message: string }> {
  try {
    const path = 'code' in credentials ? '/api/v1/user/login-by-code' : '/api/v1/user/login'
    const response = await callApi<LoginResponse>(path, { method: 'POST', json: credentials })
    if (!response.isOk) return { isOk: false, message: response.message || accountMessages.wentWrong }
    if (typeof response.data !== 'object') return { isOk: false, message: accountMessages.wentWrong }
    if (!response.data.status) return { isOk: false, message: response.message || accountMessages.badCredentials }
    const account = await readAccount().catch(() => null)
    storeAccount(account ?? { userName: response.data.userName, email: response.data.email, mobile: '' })
    return { isOk: true, message: response.message }
  } catch {
    return { isOk: false, message: accountMessages.wentWrong }
  }
}

export async function isStillSignedIn(): Promise<boolean> {
  const account = await readAccount()
  if (account) storeAccount(account)
  return account !== null
}

async function readAccount(): Promise<Account | null> {
  const response = await callApi<Account | null>('/api/auth/session', { method: 'GET' })
  if (!response.isOk) throw new Error(response.message)
  return response.data
}
