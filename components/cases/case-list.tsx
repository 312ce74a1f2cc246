import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CaseChart } from '@/components/cases/case-chart'
import { CaseFigure } from '@/components/cases/case-figure'
import { casePath } from '@/lib/content/cases'
import { publishedCases } from '@/lib/site-texts/queries'

export async function CaseList() {
  const cases = await publishedCases()
  return (
    <ul>
      {cases.map((found, index) => {
        const isFirst = index === 0
        return (
          <li key={found.slug} className={`group relative border-b border-line ${isFirst ? 'bg-brand-soft' : ''}`}>
            <div
              className={`page-width grid items-end gap-x-16 gap-y-6 md:grid-cols-[7fr_4fr] ${isFirst ? 'py-14 sm:py-24' : 'py-12 sm:py-16'}`}
            >
              <div>
                <p className="mb-6 font-semibold text-muted">
                  {found.client} <span className="font-normal">· {found.industry}</span>
                </p>
                <CaseFigure found={found} size={isFirst ? 'large' : 'medium'} />
              </div>
              <div>
                <CaseChart chart={found.chart} className="mb-6 max-w-48 text-brand max-md:hidden" />
                <h2 className="text-heading">
                  <Link
                    href={casePath(found)}
                    prefetch={false}
                    className="underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  >
                    {found.title}{' '}
                    <ArrowRight
                      aria-hidden
                      className="inline size-5 transition-transform duration-200 group-hover:translate-x-1"
                    />
                  </Link>
                </h2>
                <p className="mt-2 text-muted">{found.facts.at(-1)?.value}</p>
              </div>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
