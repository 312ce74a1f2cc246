import type { Metadata } from 'next'
import Link from 'next/link'
import { redirect } from 'next/navigation'
import * as z from 'zod'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { LoginLink } from '@/components/accounts/seekers/login-link.island'
import { buttonClass } from '@/components/ui/button'
import { findSeeker } from '@/lib/auth/guards'
import { openSignInLink } from '@/lib/auth/sign-in-links'

export const metadata: Metadata = {
  title: 'Log in with a link',
  description: 'Log in with the link we emailed you.',
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(1_000).catch('') })

/**
 * Opening this page doesn't sign anyone in, because email scanners open links. The browser that requested it shows a
 * button.
 */
export default async function LoginLinkPage({ searchParams }: PageProps<'/login/link'>) {
  const { token } = search.parse(await searchParams)
  const link = await openSignInLink(token)
  if (!link) {
    if (await findSeeker()) redirect('/userdashboard')
    return <DeadLink />
  }
  const { email, code, isAsker } = link
  return isAsker ? (
    <>
      <AuthHeading title="Welcome back!">
        You're about to log in as <span className="wrap-anywhere">{email}</span>.
      </AuthHeading>
      <LoginLink email={email} code={code} />
    </>
  ) : (
    <>
      <AuthHeading title="Your login code">
        You requested this link in another browser or on another device. Enter this code there to log in.
      </AuthHeading>
      <p className="rounded-card border border-line bg-raised p-6 text-center font-mono text-display font-semibold tracking-[0.3em]">
        {code}
      </p>
      <p className="mt-5 text-muted">
        Want to log in here instead?{' '}
        <Link href="/login" className="font-semibold underline underline-offset-4">
          Request a code in this browser
        </Link>
        .
      </p>
    </>
  )
}

function DeadLink() {
  return (
    <>
      <AuthHeading title="This link no longer works">
        It has expired, was already used, or you've requested a newer one.
      </AuthHeading>
      <Link href="/login" className={buttonClass('primary', 'w-full')}>
        Go to the login page
      </Link>
    </>
  )
}
