import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { PageOfWords } from '@/components/content/pages/page-of-words'
import { AddedPage } from '@/components/content/site-pages/added-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { findContentPage } from '@/lib/content/pages/pages'
import { findPageAt } from '@/lib/content/site-pages/queries'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { requests } from '@/lib/platform/log'
import { ADDED_PAGES } from '@/lib/site/routes/added-paths'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'
import { findRoute } from '@/lib/site/routes/routes'

type Props = { params: Promise<{ path: string[] }> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { words, added, path } = await pageOf(params)
  if (words) {
    const { title, metaTitle, description } = words
    // The drawn image has the default title in it.
    const isDrawn = findContentPage(path)?.title === title
    return pageMetadata({ title: metaTitle, description, path, ...(isDrawn && { image: `/share${path}.png` }) })
  }
  const { title, metaTitle, description } = added.content
  return {
    ...pageMetadata({ title: metaTitle || title, description, path }),
    ...(added.isHidden && { robots: { index: false } }),
  }
}

/** One of the site's own text pages, or a page that editors added. */
export default async function WordsPage({ params }: Props) {
  const { words, added, path } = await pageOf(params)
  const { title } = words ?? added.content
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: title, path }])} />
      {words ? <PageOfWords page={words} /> : <AddedPage content={added.content} />}
    </>
  )
}

async function pageOf(params: Props['params']) {
  const path = `/${(await params).path.join('/')}`
  const words = findContentPage(path)
  if (words) return { path, words: await publishedWords(path.slice(1), words), added: null }
  if (findRoute(path)?.path !== ADDED_PAGES) notFound()
  const found = await findPageAt(path)
  if (found?.kind === 'page') return { path, words: null, added: found }
  if (found?.kind === 'moved') permanentRedirect(found.to)
  const request = requests.getStore()
  if (found && request) request.isGone = true
  notFound()
}
