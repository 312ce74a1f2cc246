import type { Metadata } from 'next'
import { AccountForm } from '@/components/accounts/account-form'
import { ConsentList } from '@/components/accounts/consent-list'
import { YourData } from '@/components/accounts/your-data'
import { requireSeeker } from '@/lib/auth/guards'
import { listConsents } from '@/lib/consents/queries'

export const metadata: Metadata = {
  title: 'Account Setting',
  description: 'Your name and mobile number, what you agreed to, and your data.',
  robots: { index: false },
}

export default async function AccountSettingPage() {
  const seeker = await requireSeeker('/account-setting')
  return (
    <>
      <h1 className="mb-6 text-title">Account Setting</h1>
      <AccountForm email={seeker.email} userName={seeker.userName} mobile={seeker.mobile} />
      <ConsentList consents={await listConsents(seeker)} />
      <YourData email={seeker.email} />
    </>
  )
}
