import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describedApi } from '@/app/api/describe'
import { AccessTable, CallDetails, ReferenceNav } from '@/components/site/api-docs/call-reference'
import { ProgramGuide } from '@/components/site/api-docs/program-guide'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { Banner } from '@/components/ui/banner'
import { callGroups, groupPages } from '@/lib/api/reference'
import { env } from '@/lib/env'
import { countOf } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

type Props = { params: Promise<{ group: string }> }

export const dynamicParams = false

export function generateStaticParams() {
  return groupPages.map(({ slug }) => ({ group: slug }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const group = await groupOf(params)
  return pageMetadata({
    title: `API: ${group.name}`,
    description: `${group.name} in the API of ${site.name}: ${countOf(group.calls.length, 'endpoint')} with access, parameters and responses.`,
    path: group.path,
  })
}

export default async function CallGroupPage({ params }: Props) {
  const { name, slug, path, calls } = await groupOf(params)
  const { origin } = new URL(env().SITE_URL)
  const crumbs = [
    { name: 'API Reference', path: '/api-docs' },
    { name, path },
  ]
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, crumbs)} />
      <Banner title={name}>API Reference</Banner>
      <div className="page-width py-10 sm:py-14">
        <ReferenceNav path={path} />
        {slug === 'programs' && <ProgramGuide origin={origin} />}
        <h2 className="mb-3 text-heading">Endpoints</h2>
        {calls.map((call) => (
          <CallDetails key={call.operation.operationId} origin={origin} {...call} />
        ))}
        <h2 className="mt-12 mb-3 text-heading">Access</h2>
        <p className="mb-4 max-w-prose text-muted">
          Job seekers can only access their own data. An employer is anyone who has the link we emailed for a posting.
        </p>
        <AccessTable
          lines={calls.map(({ verb, path, operation }) => ({
            call: `${verb} ${path}`,
            id: operation.operationId,
            audience: operation['x-audience'],
          }))}
        />
      </div>
    </>
  )
}

async function groupOf(params: Props['params']) {
  const { group } = await params
  return callGroups(await describedApi()).find(({ slug }) => slug === group) ?? notFound()
}
