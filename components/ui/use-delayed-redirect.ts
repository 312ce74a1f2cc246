'use client'

import { useEffect, useState } from 'react'

const REDIRECT_DELAY_MS = 2_000

/**
 * Redirects after two seconds (requirements §9). Does a full load, so that nothing from before the sign-in is shown.
 */
export function useDelayedRedirect(): (path: string) => void {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => window.location.assign(path), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [path])
  return setPath
}
