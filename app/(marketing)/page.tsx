import type { Metadata } from 'next'
import { HomePage } from '@/components/content/home/home-page'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { homeContent } from '@/lib/content/pages/words'
import { publishedWords } from '@/lib/content/site-texts/queries'
import { env } from '@/lib/env'
import { site } from '@/lib/site/company'
import { organizationData, pageMetadata } from '@/lib/site/routes/metadata'

export function generateMetadata(): Metadata {
  const title = `${site.name}: ${site.tagline}`
  return { ...pageMetadata({ title, description: site.description, path: '/' }), title: { absolute: title } }
}

export default async function Home() {
  return (
    <>
      <StructuredData data={organizationData(env().SITE_URL)} />
      <HomePage words={await publishedWords('home', homeContent)} />
    </>
  )
}
