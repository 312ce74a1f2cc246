'use client'

import { useEffect, useState } from 'react'
import { watchRestore } from '@/components/ui/watch-restore'

const REDIRECT_DELAY_MS = 2_000

/**
 * Redirects after two seconds (requirements §9). Does a full load, so that nothing from before the sign-in is shown. After
 * the Back button, it can redirect again.
 */
export function useDelayedRedirect(): (path: string) => void {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => window.location.assign(path), REDIRECT_DELAY_MS)
    const stopWatching = watchRestore(() => setPath(null))
    return () => {
      clearTimeout(timer)
      stopWatching()
    }
  }, [path])
  return setPath
}
