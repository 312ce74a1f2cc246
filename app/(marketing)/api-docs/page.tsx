import { describedApi } from '@/app/api/describe'
import { ApiBasics } from '@/components/api-docs/api-basics'
import { GroupList } from '@/components/api-docs/group-list'
import { PartnerGuide } from '@/components/api-docs/partner-guide'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { callGroups } from '@/lib/api/reference'
import { env } from '@/lib/env'
import { breadcrumbData, pageMetadata } from '@/lib/routes/metadata'
import { site } from '@/lib/site'

const path = '/api-docs'

export const metadata = pageMetadata({
  title: 'API Reference',
  description: `Every call of the ${site.name} portal, who may make it, what it takes and answers, and feeds of open jobs for partners' sites.`,
  path,
})

export default async function ApiDocsPage() {
  const groups = callGroups(await describedApi())
  const { origin } = new URL(env().SITE_URL)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'API Reference', path }])} />
      <Banner title="API Reference">For those who build on the portal</Banner>
      <div className="page-width py-10 sm:py-14">
        <PartnerGuide origin={origin} />
        <ApiBasics origin={origin} />
        <GroupList groups={groups} />
      </div>
    </>
  )
}
