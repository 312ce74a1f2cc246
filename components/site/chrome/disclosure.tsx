import type { ComponentProps } from 'react'

export function Disclosure({ children, ...rest }: ComponentProps<'details'>) {
  return (
    <details data-menu {...rest}>
      {children}
    </details>
  )
}
