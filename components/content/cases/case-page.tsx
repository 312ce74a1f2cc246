import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CaseChart } from '@/components/content/cases/case-chart'
import { CaseFigure } from '@/components/content/cases/case-figure'
import { CaseQuote } from '@/components/content/cases/case-quote'
import { ContentSection } from '@/components/content/pages/content-section'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { casePath } from '@/lib/content/pages/cases'
import type { Case } from '@/lib/content/pages/schema'

export function CasePage({ found, next }: { found: Case; next: Case | null }) {
  return (
    <>
      <Banner title={found.title} lead={`${found.client}, ${found.industry.toLowerCase()}. ${found.facts[0]?.value}.`}>
        <Breadcrumb
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Case Studies', href: '/case-studies' },
            { label: found.client },
          ]}
        />
      </Banner>
      <section aria-label="Key result" className="bg-brand-soft max-lg:mt-8">
        <div className="page-width grid items-end gap-x-16 gap-y-10 py-14 sm:py-24 lg:grid-cols-[8fr_3fr]">
          <CaseFigure found={found} size="large" />
          <CaseChart chart={found.chart} className="max-w-72 text-brand" />
        </div>
      </section>
      <div className="page-width grid grid-cols-1 items-start gap-x-20 gap-y-14 py-14 sm:py-20 lg:grid-cols-[6fr_5fr]">
        <div className="space-y-12">
          {found.sections.map((section) => (
            <ContentSection key={section.heading} section={section} />
          ))}
        </div>
        <div className="space-y-12 max-lg:order-first lg:sticky lg:top-20">
          <CaseQuote quote={found.quote} className="border-l-4 border-brand pl-6" />
          <dl className="border-t-2 border-brand wrap-anywhere">
            {found.facts.map(({ label, value }) => (
              <div
                key={label}
                className="grid grid-cols-[5rem_1fr] gap-4 border-b large-text:grid-cols-1 large-text:gap-0 border-line py-3"
              >
                <dt className="text-muted">{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <Results found={found} />
      {next && (
        <div className="border-t border-line">
          <div className="group page-width relative py-12 sm:py-16">
            <p className="mb-3 text-muted">Next case: {next.client}</p>
            <h2 className="text-title">
              <Link
                href={casePath(next)}
                prefetch={false}
                className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
              >
                {next.title} <ArrowRight aria-hidden className="inline size-7" />
              </Link>
            </h2>
          </div>
        </div>
      )}
    </>
  )
}

function Results({ found: { results } }: { found: Case }) {
  return (
    <div className="page-width pb-14 sm:pb-20">
      <table className="w-full text-left wrap-anywhere large-text:text-sm">
        <caption className="mb-4 text-left font-display text-heading font-semibold">More results</caption>
        <thead>
          <tr className="border-b-2 border-brand text-sm text-muted">
            <th scope="col" className="py-2 pr-4 font-medium">
              <span className="sr-only">What</span>
            </th>
            <th scope="col" className="py-2 pr-4 font-medium">
              Before
            </th>
            <th scope="col" className="py-2 font-medium">
              After
            </th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ label, before, after }) => (
            <tr key={label} className="border-b border-line align-baseline">
              <th scope="row" className="w-1/2 py-4 pr-4 font-normal">
                {label}
              </th>
              <td className="py-4 pr-4 text-muted">{before}</td>
              <td className="py-4 font-display text-heading font-semibold large-text:text-sm">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
