import Link from 'next/link'
import { notFound } from 'next/navigation'
import { CaseChart } from '@/components/content/cases/case-chart'
import { CaseFigure } from '@/components/content/cases/case-figure'
import { CaseQuote } from '@/components/content/cases/case-quote'
import { NewestJobs } from '@/components/content/home/newest-jobs'
import { Opening } from '@/components/content/home/opening'
import { BigFigure } from '@/components/content/pages/big-figure'
import { ContentCard } from '@/components/content/pages/content-card'
import { TabPanel } from '@/components/content/pages/tab-panel'
import { Picture } from '@/components/content/pictures/picture'
import { Arrow } from '@/components/ui/arrow'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { casePath, shownPath } from '@/lib/content/pages/cases'
import type { Card, Case, HomeContent } from '@/lib/content/pages/schema'
import { publishedCases } from '@/lib/content/site-texts/queries'
import { allJobsLabel } from '@/lib/jobs/postings/format'
import type { JobCard } from '@/lib/jobs/postings/queries'
import { noFilters } from '@/lib/jobs/postings/search'
import { listJobs } from '@/lib/jobs/postings/search-queries'
import { now } from '@/lib/platform/clock'
import { site } from '@/lib/site/company'

const NEWEST = 3

export async function HomePage({ words }: { words: HomeContent }) {
  const time = now()
  const { jobs, total } = await listJobs(noFilters, time)
  const cases = await publishedCases()
  return (
    <>
      <Opening words={words} openJobs={total} />
      <Alive words={words.results} jobs={jobs.slice(0, NEWEST)} total={total} now={time} />
      <Teasers teasers={words.teasers} />
      <Proof found={cases.find(({ slug }) => slug === 'harrow-county-credit-union') ?? notFound()} />
      <Services words={words.services} />
      <SoftwareBusiness words={words.softwareBusiness} />
      <Portfolio words={words.portfolio} />
    </>
  )
}

function Teasers({ teasers }: { teasers: Card[] }) {
  const [first, ...others] = teasers
  return (
    <section aria-labelledby="teasers" className="page-width py-16 sm:py-24">
      <h2 id="teasers" className="text-title">
        {site.name} at a glance
      </h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[7fr_6fr] lg:grid-rows-3">
        {first && (
          <li className="group relative flex flex-col lg:row-span-3">
            <Picture name={first.picture} alt={first.alt} className="w-full flex-1 rounded-card object-cover" />
            <TeaserWords card={first} className="mt-6" />
          </li>
        )}
        {others.map((card) => (
          <li
            key={card.href}
            className="group relative grid grid-cols-[7rem_1fr] items-center gap-6 large-text:grid-cols-1 sm:grid-cols-[12rem_1fr]"
          >
            <Picture name={card.picture} alt={card.alt} className="h-auto w-full rounded-card" />
            <TeaserWords card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function TeaserWords({ card: { title, text, href }, className }: { card: Card; className?: string }) {
  return (
    <div className={className}>
      <h3 className="text-heading">{title}</h3>
      <p className="mt-1.5 max-w-lg text-muted">{text}</p>
      <Link
        href={href}
        prefetch={false}
        className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline-offset-4 after:absolute after:inset-0 group-hover:underline"
      >
        READ MORE <span className="sr-only">: {title}</span>
        <Arrow className="transition-transform duration-200 group-hover:translate-x-1" />
      </Link>
    </div>
  )
}

function Proof({ found }: { found: Case }) {
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
            {site.isSample ? 'Cutting support costs in half' : found.title} <Arrow />
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

function Services({ words }: { words: HomeContent['services'] }) {
  const tabs = words.tabs.map((tab) => ({
    slug: tab.slug,
    label: tab.label,
    panel: (
      <TabPanel tab={tab} level="h3">
        <Link href={tab.href} prefetch={false} className={buttonClass('secondary', 'mt-6')}>
          More about {tab.label}
        </Link>
      </TabPanel>
    ),
  }))
  return (
    <section aria-labelledby="services" className="page-width py-14 sm:py-20">
      <h2 id="services" className="mb-6 text-title">
        {words.heading}
      </h2>
      <Tabs label={words.heading} tabs={tabs} />
    </section>
  )
}

function SoftwareBusiness({ words: { title, paragraphs, strengths } }: { words: HomeContent['softwareBusiness'] }) {
  return (
    <section aria-labelledby="software-business" className="border-t border-line bg-raised">
      <div className="page-width py-16 sm:py-24">
        <h2
          id="software-business"
          className="max-w-4xl text-[clamp(2rem,1.3rem+3vw,3.75rem)] leading-[1.05] tracking-tight"
        >
          {title}
        </h2>
        <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_4fr_4fr]">
          <div className="max-w-reading space-y-4 lg:text-lg">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {strengths.map(({ heading, items }) => (
            <div key={heading}>
              <h3 className="border-b-2 border-brand pb-3 text-lg">{heading}</h3>
              <ul className="divide-y divide-line">
                {items.map((item) => (
                  <li key={item} className="py-2.5 text-base">
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}

function Portfolio({ words: { heading, cards } }: { words: HomeContent['portfolio'] }) {
  return (
    <section aria-labelledby="portfolio" className="page-width pt-4 pb-16 sm:pb-24">
      <h2 id="portfolio" className="border-t-2 border-brand pt-6 text-heading">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-3">
        {cards.map((card) => (
          <ContentCard key={card.href} card={card} linkLabel="Read more" level="h3" />
        ))}
      </ul>
    </section>
  )
}

type AliveProps = { words: HomeContent['results']; jobs: JobCard[]; total: number; now: Date }

function Alive({ words: { heading, figures }, jobs, total, now }: AliveProps) {
  return (
    <div className="border-b border-line bg-raised">
      <div className="page-width grid gap-x-16 gap-y-8 pt-3 pb-6 lg:grid-cols-[7fr_5fr]">
        <NewestJobs id="newest-jobs" heading="Newest jobs" all={allJobsLabel(total)} jobs={jobs} now={now} />
        <section aria-labelledby="figures">
          <h2 id="figures" className="text-lg lg:leading-7">
            {heading}
          </h2>
          <ul className="mt-1 grid grid-cols-3 gap-5 border-t border-line pt-4">
            {figures.map(({ figure, text, client, href }) => (
              <li key={href} className="relative">
                <BigFigure>{figure}</BigFigure>
                <p className="mt-2 text-sm leading-snug">{text}</p>
                <Link
                  href={shownPath(href)}
                  prefetch={false}
                  className="mt-1 block text-sm leading-snug text-muted underline underline-offset-3 after:absolute after:inset-0 hover:text-ink"
                >
                  {client}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  )
}
