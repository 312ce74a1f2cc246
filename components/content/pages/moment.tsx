import { ArrowRight, Check, X } from 'lucide-react'
import Link from 'next/link'
import { CaseChart } from '@/components/content/cases/case-chart'
import { CaseFigure } from '@/components/content/cases/case-figure'
import { Portrait } from '@/components/content/pages/portrait'
import { Steps } from '@/components/content/pages/steps'
import { casePath } from '@/lib/content/pages/cases'
import { shownPeople } from '@/lib/content/pages/people'
import type { Moment as MomentContent, Sheet } from '@/lib/content/pages/schema'
import { publishedCases } from '@/lib/content/site-texts/queries'
import { site } from '@/lib/site/company'

export function Moment({ moment }: { moment: MomentContent }) {
  switch (moment.kind) {
    case 'steps':
      return <Steps id="steps" {...moment} />
    case 'sheet':
      return <SheetOfPaper {...moment} />
    case 'people':
      return <Portraits {...moment} />
    case 'cases':
      return <CaseList />
    case 'figures':
      return <TwoFigures {...moment} />
  }
}

type PortraitsProps = { heading: string; text: string; names: string[] }

function Portraits({ heading, text, names }: PortraitsProps) {
  const shown = shownPeople().filter(({ slug }) => names.includes(slug))
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="people" className="pt-14 sm:pt-20">
      <div className="page-width grid items-end gap-x-16 gap-y-3 lg:grid-cols-[5fr_6fr]">
        <h2 id="people" className="text-title">
          {heading}
        </h2>
        <p className="max-w-xl text-muted lg:text-lg">{text}</p>
      </div>
      <ul
        className={`mt-8 grid grid-cols-2 gap-y-6 sm:grid-cols-3 ${shown.length > 5 ? 'lg:grid-cols-7' : shown.length === 5 ? 'lg:grid-cols-5' : 'sm:grid-cols-4'}`}
      >
        {shown.map((person) => (
          <li key={person.slug} className="min-w-0">
            <Portrait person={person} className={`w-full ${shown.length > 5 ? 'h-52 sm:h-auto' : 'h-64 sm:h-80'}`} />
            <p className="px-4 pt-3 leading-snug sm:px-5">
              <strong className="block font-semibold">{person.name}</strong>
              <span className="block text-sm text-muted">{person.role}</span>
              <span className="block text-sm text-muted">
                {person.city}, since {person.since}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

type SheetOfPaperProps = { heading: string; text: string; sheet: Sheet }

function SheetOfPaper({ heading, text, sheet }: SheetOfPaperProps) {
  return (
    <section aria-labelledby="sheet" className="overflow-hidden bg-brand-soft">
      <div className="page-width grid grid-cols-1 gap-x-20 gap-y-8 pt-14 wrap-anywhere sm:pt-20 lg:grid-cols-[4fr_7fr]">
        <div className="lg:pb-20">
          <h2 id="sheet" className="text-title">
            {heading}
          </h2>
          <p className="mt-4 max-w-reading lg:text-lg">{text}</p>
        </div>
        <figure className="rounded-t-card border border-b-0 border-line bg-raised px-5 pt-6 pb-8 shadow-lifted sm:px-10 sm:pt-9">
          <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-ink pb-4">
            <strong className="font-display text-heading font-semibold">{sheet.title}</strong>
            <span className="text-sm text-muted">{sheet.label}</span>
          </figcaption>
          <dl>
            {sheet.rows.map(({ term, text: words, mark }) => (
              <div
                key={term}
                className="grid grid-cols-[auto_1fr_1.5rem] sm:grid-cols-[4.5rem_1fr_1.5rem] items-baseline gap-x-4 border-b border-line py-3 large-text:grid-cols-1"
              >
                <dt className="min-w-6 text-sm font-semibold text-muted">{term}</dt>
                <dd className={mark === 'no' ? '' : 'font-medium'}>{words}</dd>
                {mark && (
                  <dd className="self-center">
                    {mark === 'yes' ? (
                      <Check aria-label="yes" className="size-5 text-success" />
                    ) : (
                      <X aria-label="no" className="size-5 text-danger" />
                    )}
                  </dd>
                )}
              </div>
            ))}
          </dl>
          <p className="mt-5 font-display text-lg font-semibold">{sheet.foot}</p>
        </figure>
      </div>
    </section>
  )
}

async function CaseList() {
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

type TwoFiguresProps = { cases: string[]; missed: { before: string; after: string; text: string } }

async function TwoFigures({ cases: slugs, missed }: TwoFiguresProps) {
  const shown = (await publishedCases()).filter(({ slug }) => slugs.includes(slug))
  return (
    <section aria-label="Key results" className="bg-brand-soft">
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
          <span>{site.isSample ? `${missed.text}. This one went the wrong way.` : missed.text}</span>
        </p>
      </div>
    </section>
  )
}
