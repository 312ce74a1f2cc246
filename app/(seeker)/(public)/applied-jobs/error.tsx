'use client'

import { ErrorReference } from '@/app/error'
import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

export default function JobsError({ error, reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <Banner title="Jobs" />
      <div className="page-width py-16 text-center">
        <p role="alert" className="text-heading font-semibold">
          We couldn't load this page.
        </p>
        <p className="mt-2 text-muted">Try again in a moment.</p>
        <ErrorReference error={error} />
        <Button onClick={reset} className="mt-6">
          Try again
        </Button>
      </div>
    </>
  )
}
