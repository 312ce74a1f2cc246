'use client'

import { useCallback, useRef, useState } from 'react'

export function useTemporary<Value>(ms: number): [Value | null, (next: Value) => void] {
  const [value, setValue] = useState<Value | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback(
    (next: Value) => {
      // Runs during rendering. An effect would run after painting, and the previous timer could fire in between.
      clearTimeout(timer.current)
      timer.current = setTimeout(() => setValue(null), ms)
      setValue(next)
    },
    [ms],
  )
  return [value, show]
}
