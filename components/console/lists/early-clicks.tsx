'use client'

import type { ReactNode } from 'react'

/**
 * Marks each click that React handles here, so that public/early-clicks.js can tell which ones came before hydration. The
 * script blocks on purpose: it has to run before anyone can click.
 */
export function EarlyClicks({ children }: { children: ReactNode }) {
  return (
    <div
      className="contents"
      data-early-clicks
      onClickCapture={({ nativeEvent }) => Object.assign(nativeEvent, { isHandled: true })}
    >
      <script src="/early-clicks.js" />
      {children}
    </div>
  )
}
