import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { buttonClass } from '@/components/ui/button'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { site } from '@/lib/site/company'

export const metadata: Metadata = {
  title: 'Goodbye',
  description: 'Your account and all that belonged to it have been deleted.',
  robots: { index: false },
}

export default function GoodbyePage() {
  return (
    <>
      <AuthHeading title="Goodbye, and all the best">
        {accountMessages.deleted} Your profile, applications and files are gone with it. Thank you for the time you
        spent with {site.name}. You are welcome back whenever you like.
      </AuthHeading>
      <Link href="/" className={buttonClass('primary', 'w-full')}>
        Go to the home page
      </Link>
    </>
  )
}
