import type { Metadata } from 'next'
import { Doors } from '@/components/home/doors'
import { Hero } from '@/components/home/hero'
import { Portfolio } from '@/components/home/portfolio'
import { Services } from '@/components/home/services'
import { SoftwareBusiness } from '@/components/home/software-business'
import { Teasers } from '@/components/home/teasers'
import { StructuredData } from '@/components/site/structured-data'
import { env } from '@/lib/env'
import { organizationData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const title = `${site.legalName}: ${site.tagline}`

export const metadata: Metadata = {
  ...pageMetadata({ title, description: site.description, path: '/' }),
  title: { absolute: title },
}

export default function HomePage() {
  return (
    <>
      <StructuredData data={organizationData(env().SITE_URL)} />
      <Hero />
      <Doors />
      <Teasers />
      <SoftwareBusiness />
      <Services />
      <Portfolio />
    </>
  )
}
