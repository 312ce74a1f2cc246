import type { Metadata } from 'next'
import { AuthHeading } from '@/components/accounts/seekers/auth-heading'
import { Completion } from '@/components/accounts/seekers/completion.island'
import { HeldMailNote } from '@/components/ui/held-mail-note'
import { mailServer } from '@/lib/platform/mail/server'
import { readNext } from '@/lib/site/routes/return-path'

export const metadata: Metadata = {
  title: 'Complete your registration',
  description: 'Enter the code we emailed you and choose a password to complete your registration.',
  robots: { index: false },
}

export default async function CompletionPage({ searchParams }: PageProps<'/otpverification'>) {
  const next = readNext(await searchParams)
  return (
    <>
      <AuthHeading title="Complete your registration">Enter the code we emailed you and choose a password.</AuthHeading>
      {!mailServer() && <HeldMailNote what="code" className="mb-6" />}
      <Completion next={next} />
    </>
  )
}
