'use client'

import { useEffect, useState } from 'react'

const REDIRECT_DELAY_MS = 2_000

/**
 * Gives a function that leads to a path after the documented two seconds (requirements §9), unless the page is left before. The
 * path is loaded afresh, so that nothing the browser has from before signing in is shown.
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
