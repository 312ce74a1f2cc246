import { registry } from '@/app/api/registry'
import { AccessTable } from '@/components/api-docs/access-table'
import { ApiBasics } from '@/components/api-docs/api-basics'
import { CallDetails } from '@/components/api-docs/call-details'
import { PartnerGuide } from '@/components/api-docs/partner-guide'
import { StructuredData } from '@/components/site/structured-data'
import { Banner } from '@/components/ui/banner'
import { describedApi } from '@/lib/api/describe/described'
import { breadcrumbData, pageMetadata } from '@/lib/chrome/metadata'
import { env } from '@/lib/env'
import { site } from '@/lib/site'

const path = '/api-docs'

export const metadata = pageMetadata({
  title: 'API Reference',
  description: `Every call of the ${site.name} portal, who may make it, what it takes and answers, and feeds of open jobs for partners' sites.`,
  path,
})

export default async function ApiDocsPage() {
  const { paths, tags } = await describedApi(registry)
  const { origin } = new URL(env().SITE_URL)
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  )
  const groups = tags.map(({ name }) => ({ name, calls: calls.filter(({ operation }) => operation.tags[0] === name) }))
  const links = [...groups.map(({ name }) => name), 'Who may do what']
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'API Reference', path }])} />
      <Banner title="API Reference">For those who build on the portal</Banner>
      <div className="page-width py-10 sm:py-14">
        <PartnerGuide origin={origin} />
        <ApiBasics origin={origin} />
        <nav aria-label="Calls" className="mb-10">
          <ul className="flex flex-wrap gap-x-5">
            {links.map((name) => (
              <li key={name}>
                <a
                  href={`#${idOf(name)}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4"
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {groups.map(({ name, calls }) => (
          <section key={name} id={idOf(name)} aria-labelledby={`${idOf(name)}-title`} className="mb-12 scroll-mt-28">
            <h2 id={`${idOf(name)}-title`} className="mb-3 text-heading">
              {name}
            </h2>
            {calls.map((call) => (
              <CallDetails key={call.operation.operationId} origin={origin} {...call} />
            ))}
          </section>
        ))}
        <section id={idOf('Who may do what')} aria-labelledby="access-title" className="scroll-mt-28">
          <h2 id="access-title" className="mb-3 text-heading">
            Who may do what
          </h2>
          <p className="mb-4 max-w-prose text-muted">
            A job seeker meets only what is their own. An employer is anyone who holds the link mailed for a posting.
          </p>
          <AccessTable
            lines={calls.map(({ verb, path, operation }) => ({
              call: `${verb} ${path}`,
              audience: operation['x-audience'],
            }))}
          />
        </section>
      </div>
    </>
  )
}

const idOf = (name: string) => name.toLowerCase().replaceAll(' ', '-')
