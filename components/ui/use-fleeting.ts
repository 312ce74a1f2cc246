'use client'

import { useCallback, useRef, useState } from 'react'

export function useFleeting<Shown>(ms: number): [Shown | null, (next: Shown) => void] {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (next: Shown) => {
      // At once and not in an effect, which runs after painting: the time of what was shown before could run out until then.
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(null), ms)
      setShown(next)
    },
    [ms],
  )
  return [shown, show]
}
