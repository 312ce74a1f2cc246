import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { UndoSignIn } from '@/components/accounts/session/undo-sign-in.island'
import { buttonClass } from '@/components/ui/button'
import { findUndo } from '@/lib/auth/new-sign-in'
import { newSignInMessages } from '@/lib/auth/new-sign-in-messages'

export const metadata: Metadata = {
  title: 'Undo a sign-in',
  description: "Sign your account out everywhere after a sign-in that wasn't you.",
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(1_000).catch('') })

/** Ends nothing by itself: mail scanners open links. */
export default async function UndoSignInPage({ searchParams }: PageProps<'/login/undo'>) {
  const { token } = search.parse(await searchParams)
  const email = await findUndo(token)
  if (!email)
    return (
      <>
        <AuthHeading title="This link no longer works">
          It has expired or was already used. Choose a new password instead.
        </AuthHeading>
        <Link href="/forgotpassword" className={buttonClass('primary', 'w-full')}>
          Choose a new password
        </Link>
      </>
    )
  return (
    <>
      <AuthHeading title="Wasn't you?">
        This signs <span className="wrap-anywhere">{email}</span> out of every browser, including this one.{' '}
        {newSignInMessages.checkMethods}
      </AuthHeading>
      <UndoSignIn token={token} />
    </>
  )
}
