'use client'

import { type RefObject, useLayoutEffect } from 'react'

/** Gives the focus to the page's main part when the element that holds it goes away, as a decided row's buttons do. */
export function useFocusHome(element: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const watched = element.current
    return () => {
      if (watched?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [element])
}
