import type { Metadata } from 'next'
import Link from 'next/link'
import { PublicFrame } from '@/components/site/chrome/public-frame'
import { Reference, WhatToDo } from '@/components/site/chrome/what-to-do'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { UNKNOWN_REQUEST } from '@/lib/site/routes/public-pages'

export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Something went wrong',
  description: "We couldn't show this page.",
  robots: { index: false },
}

export default function SomethingWentWrongPage() {
  return (
    <PublicFrame>
      <Banner title="Something went wrong" />
      <div className="page-width py-14">
        <WhatToDo />
        <Reference>{UNKNOWN_REQUEST}</Reference>
        <div className="mt-8 flex flex-wrap gap-3">
          {/* biome-ignore lint/a11y/useValidAnchor: an empty href reloads the URL that failed. */}
          <a href="" className={buttonClass()}>
            Try again
          </a>
          <Link href="/" className={buttonClass('secondary')}>
            Go to the home page
          </Link>
        </div>
      </div>
    </PublicFrame>
  )
}
