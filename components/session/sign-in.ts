import { accountMessages } from '@/lib/accounts/messages'
import { callApi } from '@/lib/api/client'
import { storeAccount } from '@/lib/session/stored-account'

type Credentials = { email: string; password: string }
type LoginAnswer = { status?: boolean; userName: string; email: string }
type Account = Parameters<typeof storeAccount>[0]

/** Signs a seeker in and mirrors the account into the browser's storage; says whether, and in which words (spec §8). */
export async function signInHere({ email, password }: Credentials): Promise<{ isOk: boolean; message: string }> {
  try {
    const answer = await callApi<LoginAnswer>('/api/v1/user/login', { method: 'POST', json: { email, password } })
    if (!answer.isOk) return { isOk: false, message: answer.message || accountMessages.wentWrong }
    if (!answer.data.status) return { isOk: false, message: answer.message || accountMessages.badCredentials }
    const account = await readAccount().catch(() => null)
    storeAccount(account ?? { userName: answer.data.userName, email: answer.data.email, mobile: '' })
    return { isOk: true, message: answer.message }
  } catch {
    return { isOk: false, message: accountMessages.wentWrong }
  }
}

/** Whether this browser's session still stands; then the mirror is filled again. Throws when the server is silent. */
export async function isStillSignedIn(): Promise<boolean> {
  const account = await readAccount()
  if (account) storeAccount(account)
  return account !== null
}

async function readAccount(): Promise<Account | null> {
  const answer = await callApi<Account | null>('/api/auth/session', { method: 'GET' })
  if (!answer.isOk) throw new Error(answer.message)
  return answer.data
}
