'use client'

import ErrorPage from '@/app/error'
import './globals.css'

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
