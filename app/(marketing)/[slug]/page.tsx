import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PageOfWords } from '@/components/content/pages/page-of-words'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { contentPages, findContentPage } from '@/lib/content/pages/pages'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

type Props = { params: Promise<{ slug: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return contentPages.map(({ path }) => ({ slug: path.slice(1) }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { metaTitle, description, path } = await pageOf(params)
  return pageMetadata({ title: metaTitle, description, path, image: `/share${path}.png` })
}

export default async function ContentPage({ params }: Props) {
  const page = await pageOf(params)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: page.title, path: page.path }])} />
      <PageOfWords page={page} />
    </>
  )
}

async function pageOf(params: Props['params']) {
  const { slug } = await params
  return publishedWords(slug, findContentPage(`/${slug}`) ?? notFound())
}
