import { describedApi } from '@/app/api/describe'
import { CodeSample } from '@/components/site/api-docs/call-reference'
import { StructuredData } from '@/components/site/chrome/structured-data'
import { Banner } from '@/components/ui/banner'
import { type CallGroup, callGroups } from '@/lib/api/reference'
import { env } from '@/lib/env'
import { countOf } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'
import { breadcrumbData, pageMetadata } from '@/lib/site/routes/metadata'

const path = '/api-docs'

export const generateMetadata = () =>
  pageMetadata({
    title: 'API Reference',
    description: `API reference of the ${site.name} portal: endpoints with their access, parameters and responses, and feeds of open jobs for partner sites.`,
    path,
  })

export default async function ApiDocsPage() {
  const groups = callGroups(await describedApi())
  const { origin } = new URL(env().SITE_URL)
  return (
    <>
      <StructuredData data={breadcrumbData(env().SITE_URL, [{ name: 'API Reference', path }])} />
      <Banner title="API Reference">For developers who build on the portal</Banner>
      <div className="page-width py-10 sm:py-14">
        <PartnerGuide origin={origin} />
        <ApiBasics origin={origin} />
        <GroupList groups={groups} />
      </div>
    </>
  )
}

const feeds = [
  ['/api/v1/jobs', "JSON, page by page, with the job list's filters"],
  ['/api/v1/jobs.xml', 'XML for Indeed'],
  [
    '/api/v1/jobs.xml?for=linkedin',
    'XML for LinkedIn, without jobs whose description is too short. To list jobs under your LinkedIn page, add its ID as companyId.',
  ],
  ['/api/v1/jobs.xml?for=talent', 'XML for Talent.com, without jobs whose description is too short'],
  ['/api/v1/jobs.xml?for=jooble', 'XML for Jooble'],
  ['/api/v1/jobs.rss', 'RSS for feed readers, with the same filters'],
  ['/embed/jobs', 'A page to embed, with or without a search, light or dark'],
] as const

function PartnerGuide({ origin }: { origin: string }) {
  const element = `<script src="${origin}/open-jobs.js" async></script><open-jobs limit="10" search="show"></open-jobs>`
  const frame = `<iframe src="${origin}/embed/jobs?limit=10" title="Open jobs" width="100%" height="640" loading="lazy"></iframe>`
  return (
    <section aria-labelledby="partner-guide-title" className="mb-12 max-w-prose">
      <h2 id="partner-guide-title" className="mb-3 text-heading">
        Open jobs on your site
      </h2>
      <p className="mb-4">
        These URLs return all open jobs. You don't need an API key. You can cache responses for a minute, and requests
        with a current ETag get a 304. A job's reference number never changes.
      </p>
      <ul className="mb-6 grid gap-1">
        {feeds.map(([path, words]) => (
          <li key={path}>
            <a href={path} className="inline-flex min-h-11 items-center gap-2 underline underline-offset-4">
              <code>{path}</code>
            </a>
            <span className="block text-muted">{words}</span>
          </li>
        ))}
      </ul>
      <p className="mb-2">
        Add one line to show the list on your page. Its attributes are the parameters of <code>/embed/jobs</code>, such
        as <code>type="Remote"</code>, <code>near="Denver, CO"</code> or <code>theme="dark"</code>. Applications show
        your site's name as their source.
      </p>
      <CodeSample>{element}</CodeSample>
      <p className="mt-6 mb-2">Or without JavaScript:</p>
      <CodeSample>{frame}</CodeSample>
    </section>
  )
}

function ApiBasics({ origin }: { origin: string }) {
  return (
    <section aria-labelledby="basics-title" className="mb-12 max-w-prose">
      <h2 id="basics-title" className="mb-3 text-heading">
        Basics
      </h2>
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          All paths start with <code className="break-all">{origin}</code>. Paths outside <code>/api</code> also work
          under <code>/api</code>.
        </li>
        <li>
          Programs send an{' '}
          <a href="/api-docs/programs" className="underline underline-offset-4">
            API key
          </a>{' '}
          to post jobs and read applications.
        </li>
        <li>
          Signing in sets a session cookie, which you send with later requests. Other sites can't make changes from a
          visitor's browser.
        </li>
        <li>
          An error is <code>{'{"message", "errors"?}'}</code> with a status of 400 or higher. <code>errors</code> lists
          the invalid fields. A few endpoints return errors as plain text, as noted there.
        </li>
        <li>
          If you send too many requests, you get a 429 with <code>Retry-After</code> in seconds.
        </li>
        <li>Times are ISO 8601 in UTC, ids are whole numbers, and unknown fields are ignored.</li>
      </ul>
      <p className="mt-4">
        <a href="/api/openapi.json" className="inline-flex min-h-11 items-center underline underline-offset-4">
          OpenAPI 3.1 document
        </a>
      </p>
    </section>
  )
}

function GroupList({ groups }: { groups: CallGroup[] }) {
  return (
    <section aria-labelledby="calls-title">
      <h2 id="calls-title" className="mb-3 text-heading">
        Endpoints
      </h2>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {groups.map((group) => (
          <li key={group.slug} className="flex flex-wrap items-baseline justify-between gap-x-3 border-line border-b">
            <a href={group.path} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {group.name}
            </a>
            <span className="text-muted text-sm">{countOf(group.calls.length, 'endpoint')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
