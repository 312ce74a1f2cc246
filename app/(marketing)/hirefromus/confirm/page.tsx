import type { Metadata } from 'next'
import * as z from 'zod'
import { DeadLink } from '@/components/site/signed-links/dead-link'
import { SignedLink } from '@/components/site/signed-links/signed-link.island'
import { Banner } from '@/components/ui/banner'
import { hireMessages } from '@/lib/hiring/employers/messages'

export const metadata: Metadata = {
  title: 'Confirm your posting',
  description: 'Confirm your email for a job you posted.',
  robots: { index: false },
  referrer: 'no-referrer',
}

const search = z.object({ token: z.string().max(2_000).catch('') })

export default async function ConfirmPostingPage({ searchParams }: PageProps<'/hirefromus/confirm'>) {
  const { token } = search.parse(await searchParams)
  return (
    <>
      <Banner title="Confirm your posting" />
      <div className="page-width py-10 sm:py-14">
        {token ? (
          <SignedLink purpose="confirm-posting" token={token} />
        ) : (
          <DeadLink text={hireMessages.deadLink} href="/hirefromus" label="Post a job" />
        )}
      </div>
    </>
  )
}
