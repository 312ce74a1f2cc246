import type { ReactNode } from 'react'

/**
 * Marks a page as one for the public: the server delivers it without Next's runtime, with a loader for its islands and
 * a content policy that allows no script but the site's own files.
 */
export function IslandPage({ children }: { children: ReactNode }) {
  return (
    <div data-island-page className="contents">
      {children}
    </div>
  )
}
