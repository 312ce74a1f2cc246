'use client'

import { useEffect, useState } from 'react'
import { callApi } from '@/lib/api/client'

export function useApplied(jobId: number, email: string | undefined) {
  const [isApplied, setIsApplied] = useState(false)

  useEffect(() => {
    if (!email) return
    let isCurrent = true
    const query = new URLSearchParams({ jobId: String(jobId), email })
    callApi<boolean>(`/apply-job/check?${query}`, { method: 'GET' })
      .then((answer) => isCurrent && answer.isOk && setIsApplied(answer.data))
      // Unreachable for a moment: the server refuses a second application by itself.
      .catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [jobId, email])

  return [isApplied, setIsApplied] as const
}
