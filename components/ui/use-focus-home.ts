'use client'

import { type RefObject, useLayoutEffect } from 'react'

export function useFocusHome(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const watched = element.current
    return () => {
      if (watched?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [element])
}
