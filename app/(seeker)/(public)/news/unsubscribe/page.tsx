import type { Metadata } from 'next'
import { SignedLink } from '@/components/site/signed-links/signed-link.island'
import { Banner } from '@/components/ui/banner'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { readUnsubscribeToken } from '@/lib/content/newsletters/mutations'
import { unsubscribeSearch } from '@/lib/content/newsletters/schema'

export const metadata: Metadata = {
  title: 'Unsubscribe',
  description: 'Unsubscribe from our newsletter.',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function UnsubscribePage({ searchParams }: PageProps<'/news/unsubscribe'>) {
  const { token } = unsubscribeSearch.parse(await searchParams)
  const isKnown = (await readUnsubscribeToken(token)) !== null
  return (
    <>
      <Banner title="Unsubscribe" />
      <div className="page-width py-10 sm:py-14">
        {isKnown ? (
          <SignedLink purpose="end-news" token={token} />
        ) : (
          <p className="max-w-reading">{newsletterMessages.deadLink}</p>
        )}
      </div>
    </>
  )
}
