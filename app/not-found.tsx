import type { Metadata } from 'next'
import Link from 'next/link'
import { Picture } from '@/components/content/pictures/picture'
import { PublicFrame } from '@/components/site/chrome/public-frame'
import { Banner } from '@/components/ui/banner'
import { buttonClass } from '@/components/ui/button'
import { site } from '@/lib/site/company'

export const metadata: Metadata = {
  title: 'Page not found',
  description: "We couldn't find this page.",
  robots: { index: false },
}

export default function NotFound() {
  return (
    <PublicFrame>
      <Banner title="Page not found" lead="We couldn't find this page. It may have moved, or the link may be wrong." />
      <div className="page-width grid items-center gap-x-20 gap-y-10 py-10 sm:py-14 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="text-title font-display font-semibold">Try one of these pages instead.</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link href="/" className={buttonClass()}>
              Go to the home page
            </Link>
            <Link href="/applied-jobs" className={buttonClass('secondary')}>
              View open jobs
            </Link>
            <Link href="/contact-us" className={buttonClass('secondary')}>
              Contact us
            </Link>
          </div>
        </div>
        {site.isSample && <Picture name="products-create-span" className="h-auto w-full rounded-card" />}
      </div>
    </PublicFrame>
  )
}
