import Link from 'next/link'
import { CaseChart } from '@/components/cases/case-chart'
import { CaseFigure } from '@/components/cases/case-figure'
import { CaseQuote } from '@/components/cases/case-quote'
import { Arrow } from '@/components/ui/arrow'
import { type Case, casePath } from '@/lib/content/cases'

export function Proof({ found }: { found: Case }) {
  return (
    <section aria-label={found.client} className="bg-deep text-on-deep">
      <div className="page-width grid items-end gap-x-20 gap-y-12 py-16 sm:py-24 lg:grid-cols-[7fr_5fr]">
        <div>
          <CaseQuote quote={found.quote} />
          <Link
            href={casePath(found)}
            prefetch={false}
            className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            How the cost of support was halved <Arrow />
          </Link>
        </div>
        <div className="max-sm:order-first">
          <CaseChart chart={found.chart} className="mb-6 max-w-72 text-on-deep-accent" />
          <CaseFigure found={found} />
        </div>
      </div>
    </section>
  )
}
