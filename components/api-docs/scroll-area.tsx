import type { ReactNode } from 'react'

/** What is wider than a phone scrolls by itself, by keys as well. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys (WCAG 2.1.1).
    <section className="overflow-x-auto" aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}
