import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { buttonClass } from '@/components/ui/button'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { site } from '@/lib/site/company'

export const metadata: Metadata = {
  title: 'Goodbye',
  description: 'Your account and everything in it have been deleted.',
  robots: { index: false },
}

export default function GoodbyePage() {
  return (
    <>
      <AuthHeading title="Goodbye, and best of luck">
        {accountMessages.deleted} We also deleted your profile, applications and files. Thanks for using {site.name}.
        You're welcome back anytime.
      </AuthHeading>
      <Link href="/" className={buttonClass('primary', 'w-full')}>
        Go to the home page
      </Link>
    </>
  )
}
