import type { Metadata } from 'next'
import { SignedLink } from '@/components/site/signed-links/signed-link.island'
import { Banner } from '@/components/ui/banner'
import { newsMessages } from '@/lib/content/news/messages'
import { readNewsToken } from '@/lib/content/news/mutations'
import { newsLinkSearch } from '@/lib/content/news/schema'

export const metadata: Metadata = {
  title: 'Unsubscribe',
  description: 'Unsubscribe from our newsletter.',
  robots: { index: false },
  referrer: 'no-referrer',
}

export default async function EndNewsPage({ searchParams }: PageProps<'/news/unsubscribe'>) {
  const { token } = newsLinkSearch.parse(await searchParams)
  const isKnown = (await readNewsToken(token)) !== null
  return (
    <>
      <Banner title="Unsubscribe" />
      <div className="page-width py-10 sm:py-14">
        {isKnown ? (
          <SignedLink purpose="end-news" token={token} />
        ) : (
          <p className="max-w-reading">{newsMessages.deadLink}</p>
        )}
      </div>
    </>
  )
}
