import { Info } from 'lucide-react'
import type { Metadata } from 'next'
import Link from 'next/link'
import { AuthHeading } from '@/components/accounts/auth-heading'
import { Completion } from '@/components/accounts/completion.island'
import { env } from '@/lib/env'
import { readNext } from '@/lib/routes/return-path'

export const metadata: Metadata = {
  title: 'Complete your registration',
  description: 'Enter the code we mailed you and choose a password to complete your registration.',
  robots: { index: false },
}

export default async function CompletionPage({ searchParams }: PageProps<'/otpverification'>) {
  const next = readNext(await searchParams)
  return (
    <>
      <AuthHeading title="Complete your registration">Enter the code we mailed you and choose a password.</AuthHeading>
      {!env().SMTP_URL && <HeldMailNote />}
      <Completion next={next} />
    </>
  )
}

/** Tells on a site without SMTP_URL where a code can be read. */
function HeldMailNote() {
  return (
    <p role="note" className="mb-6 flex items-start gap-2.5 rounded-control bg-brand-soft px-4 py-3">
      <Info aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
      <span>
        This site holds its mail: an admin reads the code in{' '}
        <Link href="/outbox" className="font-semibold underline underline-offset-4">
          the outbox
        </Link>
        .
      </span>
    </p>
  )
}
