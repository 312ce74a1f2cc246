import type { Metadata } from 'next'
import { AuthHeading } from '@/components/accounts/auth-heading'
import { Completion } from '@/components/accounts/completion.island'
import { HeldMailNote } from '@/components/accounts/held-mail-note'
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
      {!env().SMTP_URL && <HeldMailNote className="mb-6" />}
      <Completion next={next} />
    </>
  )
}
