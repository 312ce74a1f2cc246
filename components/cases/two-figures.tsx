import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { CaseChart } from '@/components/cases/case-chart'
import { CaseFigure } from '@/components/cases/case-figure'
import { casePath } from '@/lib/content/cases'
import { publishedCases } from '@/lib/site-texts/queries'

type TwoFiguresProps = { cases: string[]; missed: { before: string; after: string; text: string } }

export async function TwoFigures({ cases: slugs, missed }: TwoFiguresProps) {
  const shown = (await publishedCases()).filter(({ slug }) => slugs.includes(slug))
  return (
    <section aria-label="The figures" className="bg-brand-soft">
      <div className="page-width py-14 sm:py-24">
        <ul className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          {shown.map((found) => (
            <li key={found.slug} className="flex flex-col justify-end">
              <CaseChart chart={found.chart} className="mb-8 max-w-64 text-brand" />
              <CaseFigure found={found} />
              <Link
                href={casePath(found)}
                prefetch={false}
                className="mt-2 inline-flex min-h-11 items-center gap-2 self-start font-semibold underline underline-offset-4"
              >
                {found.client} <ArrowRight aria-hidden className="size-4" />
              </Link>
            </li>
          ))}
        </ul>
        <p className="mt-14 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-t border-edge pt-8">
          <span className="font-display text-title font-semibold">
            {missed.before} <ArrowRight aria-label="became" className="inline size-7" /> {missed.after}
          </span>
          <span>{missed.text}. This one went the wrong way.</span>
        </p>
      </div>
    </section>
  )
}
