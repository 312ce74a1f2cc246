import type { Metadata } from 'next'
import Link from 'next/link'
import * as z from 'zod'
import { OwnerForm } from '@/components/console/setup/owner-form'
import { buttonClass } from '@/components/ui/button'
import { setupMessages } from '@/lib/console/setup/messages'
import { findLinkedAdmin } from '@/lib/console/setup/queries'

export const metadata: Metadata = {
  title: 'Set up your site',
  description: 'Create your owner account.',
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(200).catch('') })

export default async function OwnerPage({ searchParams }: PageProps<'/admin/setup'>) {
  const { token } = search.parse(await searchParams)
  const isAlive = token !== '' && (await findLinkedAdmin(token)) !== null
  return (
    <div className="rounded-card border border-line bg-raised p-6 shadow-card">
      <h1 className="text-title">{isAlive ? 'Set up your site' : 'This link no longer works'}</h1>
      {isAlive ? (
        <>
          <p className="mt-2 mb-6 text-muted">
            Create your owner account first. It replaces the password that the server printed.
          </p>
          <OwnerForm token={token} />
        </>
      ) : (
        <>
          <p className="mt-2 mb-6 text-muted">{setupMessages.deadLink}</p>
          <Link href="/admin" className={buttonClass('secondary', 'w-full')}>
            Go to login
          </Link>
        </>
      )}
    </div>
  )
}
