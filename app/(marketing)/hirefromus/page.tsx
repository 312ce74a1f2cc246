import { HireForm } from '@/components/hiring/hire-form.island'
import { HireSteps } from '@/components/hiring/hire-steps'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const path = '/hirefromus'

export const metadata = pageMetadata({
  title: 'Hire from Us',
  description: `Post a job with ${site.legalName}: free, without an account, and in front of IT candidates in the USA and India once it is approved.`,
  path,
  image: '/share/hirefromus.png',
})

export default function HireFromUsPage() {
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'Hire from Us', path }])} />
      <Banner
        title="Hire from Us"
        lead="Post a job. No account needed, no charge, and a person reads it before it is published."
      />
      <div className="group page-width py-10 sm:py-14">
        <HireSteps />
        <HireForm />
      </div>
    </>
  )
}
