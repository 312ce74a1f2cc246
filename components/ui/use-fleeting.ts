'use client'

import { useCallback, useRef, useState } from 'react'

export function useFleeting<Shown>(ms: number): [Shown | null, (next: Shown) => void] {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (next: Shown) => {
      // During rendering and not in an effect, which runs after painting: the previous timer could end in between.
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setShown(null), ms)
      setShown(next)
    },
    [ms],
  )
  return [shown, show]
}
