'use client'

import { Banner } from '@/components/ui/banner'
import { Button } from '@/components/ui/button'

export default function JobsError({ reset }: { error: Error; reset: () => void }) {
  return (
    <>
      <Banner title="Jobs" />
      <div className="page-width py-16 text-center">
        <p role="alert" className="text-heading font-semibold">
          This could not be loaded.
        </p>
        <p className="mt-2 mb-6 text-muted">Please try again in a moment.</p>
        <Button onClick={reset}>Try again</Button>
      </div>
    </>
  )
}
