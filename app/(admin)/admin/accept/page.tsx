import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { AcceptForm } from '@/components/accounts/admins/accept-form'
import { buttonClass } from '@/components/ui/button'
import { adminMessages } from '@/lib/accounts/admins/messages'
import { findInvitation } from '@/lib/accounts/admins/queries'

export const metadata: Metadata = {
  title: 'Accept your invitation',
  description: 'Choose a password for your admin account.',
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(200).catch('') })

export default async function AcceptPage({ searchParams }: PageProps<'/admin/accept'>) {
  const { token } = search.parse(await searchParams)
  const invitation = token ? await findInvitation(token) : null
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h1 className="text-title">{invitation ? `Welcome, ${invitation.name}` : 'This link no longer works'}</h1>
      {invitation ? (
        <>
          <p className="mt-2 mb-6 text-muted">Choose a password for {invitation.email}.</p>
          <AcceptForm token={token} email={invitation.email} name={invitation.name} />
        </>
      ) : (
        <>
          <p className="mt-2 mb-6 text-muted">{adminMessages.deadLink}</p>
          <Link href="/admin" className={buttonClass('secondary', 'w-full')}>
            Go to login
          </Link>
        </>
      )}
    </div>
  )
}
