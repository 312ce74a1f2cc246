import type { Metadata } from 'next'
import { HomePage } from '@/components/home/home-page'
import { StructuredData } from '@/components/site/structured-data'
import { homeContent } from '@/lib/content/home'
import { env } from '@/lib/env'
import { organizationData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'
import { publishedWords } from '@/lib/site-texts/queries'

const title = `${site.legalName}: ${site.tagline}`

export const metadata: Metadata = {
  ...pageMetadata({ title, description: site.description, path: '/' }),
  title: { absolute: title },
}

export default async function Home() {
  return (
    <>
      <StructuredData data={organizationData(env().SITE_URL)} />
      <HomePage words={await publishedWords('home', homeContent)} />
    </>
  )
}
