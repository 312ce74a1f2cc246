import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '@/lib/api/client'
import type { Captcha, CaptchaKind } from '@/lib/captcha/challenge'

export type CaptchaView = {
  shown: Captcha | null
  kind: CaptchaKind
  hasFailed: boolean
  refresh: (kind?: CaptchaKind) => void
}

export function useCaptcha(): CaptchaView {
  const asked = useRef<{ kind: CaptchaKind; times: number }>({ kind: 'image', times: 0 })
  const [kind, setKind] = useState<CaptchaKind>('image')
  const [shown, setShown] = useState<Captcha | null>(null)
  const [hasFailed, setHasFailed] = useState(false)

  const refresh = useCallback(async (wanted: CaptchaKind = asked.current.kind) => {
    const times = asked.current.times + 1
    asked.current = { kind: wanted, times }
    setKind(wanted)
    setShown(null)
    setHasFailed(false)
    const captcha = await fetchCaptcha(wanted)
    // Only the newest question counts, whichever answer comes last.
    if (asked.current.times !== times) return
    setShown(captcha)
    setHasFailed(captcha === null)
  }, [])

  useEffect(() => {
    refresh()
  }, [refresh])

  return { shown, kind, hasFailed, refresh }
}

async function fetchCaptcha(kind: CaptchaKind): Promise<Captcha | null> {
  try {
    const response = await callApi<Captcha>(`/contactus/captcha?kind=${kind}`, { method: 'GET' })
    return response.isOk ? response.data : null
  } catch {
    return null
  }
}
