'use client'

import { useEffect, useState } from 'react'

const REDIRECT_DELAY_MS = 2_000

/** After two seconds (requirements §9), with a full load so that nothing from before signing in is shown. */
export function useDelayedRedirect(): (path: string) => void {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => window.location.assign(path), REDIRECT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [path])
  return setPath
}
