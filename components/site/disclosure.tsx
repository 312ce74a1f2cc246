import type { ComponentProps } from 'react'

/** A <details> menu that works without scripts; with them `MenuCloser` closes it when it should. */
export function Disclosure({ children, ...rest }: ComponentProps<'details'>) {
  return (
    <details data-menu {...rest}>
      {children}
    </details>
  )
}
