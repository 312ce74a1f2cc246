'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, useEffect, useRef } from 'react'

/** A <details> menu that works without scripts; with them it also closes on Escape, a click elsewhere and navigation. */
export function Disclosure({ children, ...rest }: ComponentProps<'details'>) {
  const details = useRef<HTMLDetailsElement>(null)
  const path = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu.
  useEffect(() => {
    details.current?.removeAttribute('open')
  }, [path])

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !details.current?.open) return
      details.current.open = false
      details.current.querySelector('summary')?.focus()
    }
    function closeOutside(event: MouseEvent) {
      if (details.current?.open && !details.current.contains(event.target as Node)) details.current.open = false
    }
    document.addEventListener('keydown', closeOnEscape)
    document.addEventListener('click', closeOutside)
    return () => {
      document.removeEventListener('keydown', closeOnEscape)
      document.removeEventListener('click', closeOutside)
    }
  }, [])

  return (
    <details ref={details} {...rest}>
      {children}
    </details>
  )
}
