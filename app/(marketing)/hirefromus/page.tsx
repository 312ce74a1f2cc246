import { HirePage } from '@/components/hiring/employers/hire-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { hireWords } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const path = '/hirefromus'

export async function generateMetadata() {
  const { description } = await publishedWords('hirefromus', hireWords)
  return pageMetadata({ title: 'Hire from Us', description, path, image: '/share/hirefromus.png' })
}

export default async function HireFromUsPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Hire from Us', path }])} />
      <HirePage words={await publishedWords('hirefromus', hireWords)} />
    </>
  )
}
