'use client'

import ErrorPage from '@/app/error'
import './globals.css'

/** The same for a failure of the outermost layout, which this replaces. */
export default function GlobalErrorPage(props: { error: Error; reset: () => void }) {
  return (
    <html lang="en-US">
      <body>
        <title>Something went wrong</title>
        <main>
          <ErrorPage {...props} />
        </main>
      </body>
    </html>
  )
}
