import { useCallback, useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'
import { isSignedInHere, watchAccount } from '@/lib/session/stored-account'

export type Applicant = { userName: string; email: string; mobile: string; profileResume: string | null }

/**
 * Who is applying: null while nobody is signed in or that is not known yet. The job's page is the same for everyone, so
 * this is asked from the browser; `ask` asks again and gives the response. `lastEmail` is the address of whoever was applying here, also when their session has
 * ended since.
 */
export function useApplicant() {
  const [applicant, setApplicant] = useState<Applicant | null>(null)
  const [lastEmail, setLastEmail] = useState('')

  const ask = useCallback(async (): Promise<Applicant | null> => {
    if (!isSignedInHere()) {
      setApplicant(null)
      return null
    }
    const response = await callApi<Applicant | null>('/api/viewer/applicant', { method: 'GET' }).catch(() => null)
    const found = response?.isOk ? response.data : null
    setApplicant(found)
    if (found) setLastEmail(found.email)
    return found
  }, [])

  useEffect(() => {
    ask()
    return watchAccount(ask)
  }, [ask])

  return { applicant, lastEmail, ask }
}
