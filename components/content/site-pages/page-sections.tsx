import Link from 'next/link'
import { RichHtml } from '@/components/content/blogs/rich-html'
import { CaseQuote } from '@/components/content/cases/case-quote'
import { BigFigure } from '@/components/content/pages/big-figure'
import { ContentCard } from '@/components/content/pages/content-card'
import { SectionOfWords } from '@/components/content/pages/content-section'
import { NextStep } from '@/components/content/pages/next-step'
import { Steps } from '@/components/content/pages/steps'
import { TabPanel } from '@/components/content/pages/tab-panel'
import { Picture } from '@/components/content/pictures/picture'
import { JobsSection } from '@/components/content/site-pages/jobs-section'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { pointsOf, safeHref } from '@/lib/content/site-pages/format'
import type { PageContent, PageSection, SectionOf } from '@/lib/content/site-pages/schema'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'

/** A page that editors added. Also shows drafts, whose fields can be empty. */
export function AddedPage({ content: { title, lead, sections } }: { content: PageContent }) {
  return (
    <>
      <Banner title={title} lead={lead || undefined}>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      </Banner>
      <div className="pb-14 sm:pb-20">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </>
  )
}

const space = 'pt-14 sm:pt-20'

function Section({ section }: { section: PageSection }) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} />
    case 'text':
      return <Words section={section} />
    case 'tabs':
      return <TabsOf section={section} />
    case 'cards':
      return <Cards section={section} />
    case 'steps':
      return (
        <div className={space}>
          <Steps id={headingId(section)} heading={section.heading} steps={section.items} />
        </div>
      )
    case 'quote':
      return (
        <div className={`page-width ${space}`}>
          <CaseQuote quote={section} className="max-w-4xl border-l-4 border-brand pl-6" />
        </div>
      )
    case 'figures':
      return <Figures section={section} />
    case 'questions':
      return <Questions section={section} />
    case 'action':
      return (
        <div className={`page-width ${space}`}>
          <NextStep
            id={headingId(section)}
            label={section.label}
            href={safeHref(section.href) ?? '/'}
            person={section.person}
          />
        </div>
      )
    case 'jobs':
      return (
        <div className={`page-width ${space}`}>
          <JobsSection id={headingId(section)} section={section} />
        </div>
      )
  }
}

const headingId = ({ id }: { id: string }) => `s-${id}`

function Hero({ section }: { section: SectionOf<'hero'> }) {
  const { heading, text, link, ground, picture } = section
  const href = safeHref(link.href)
  const isDark = ground === 'dark'
  return (
    <section
      aria-labelledby={headingId(section)}
      className={`not-first:mt-14 sm:not-first:mt-20 ${isDark ? 'bg-deep text-on-deep' : 'bg-picture-ground'}`}
    >
      <div
        className={`page-width grid items-center gap-x-16 gap-y-8 py-12 sm:py-16 ${picture ? 'lg:grid-cols-[5fr_6fr]' : ''}`}
      >
        <div className="min-w-0">
          <h2 id={headingId(section)} className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.08]">
            {heading}
          </h2>
          <p className={`mt-4 max-w-xl lg:text-lg ${isDark ? 'text-on-deep-muted' : 'text-muted'}`}>{text}</p>
          {href && link.label && (
            <Link href={href} prefetch={false} className={buttonClass('primary', 'mt-6')}>
              {link.label}
            </Link>
          )}
        </div>
        {picture && <Picture name={picture} alt={picture.alt} className="h-auto w-full rounded-card" />}
      </div>
    </section>
  )
}

function Words({ section: { heading, body, picture, isEmphasized } }: { section: SectionOf<'text'> }) {
  const words = (
    <SectionOfWords heading={heading} isEmphasized={isEmphasized}>
      <RichHtml html={body} titleLevel={2} />
    </SectionOfWords>
  )
  if (!picture) return <div className={`page-width ${space}`}>{words}</div>
  return (
    <div className={`page-width grid items-start gap-x-20 gap-y-8 lg:grid-cols-[6fr_5fr] ${space}`}>
      {words}
      <Picture name={picture} alt={picture.alt} className="h-auto w-full rounded-card" />
    </div>
  )
}

function TabsOf({ section }: { section: SectionOf<'tabs'> }) {
  const tabs = section.items.map(({ label, heading, text, points, picture }, index) => ({
    slug: `${section.id}-${index + 1}`,
    label,
    panel: (
      <TabPanel
        tab={{ heading, paragraphs: paragraphsOf(text), points: pointsOf(points), picture, alt: picture?.alt ?? '' }}
        level="h3"
      />
    ),
  }))
  return (
    <section aria-labelledby={headingId(section)} className={`page-width ${space}`}>
      <h2 id={headingId(section)} className="mb-6 text-title">
        {section.heading}
      </h2>
      <Tabs label={section.heading} tabs={tabs} />
    </section>
  )
}

function Cards({ section }: { section: SectionOf<'cards'> }) {
  return (
    <section aria-labelledby={headingId(section)} className={`page-width ${space}`}>
      <h2 id={headingId(section)} className="border-t-2 border-brand pt-6 text-title">
        {section.heading}
      </h2>
      <ul className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ picture, href, ...card }, index) => (
          <ContentCard
            key={index}
            card={{ ...card, href: safeHref(href) ?? '/', picture, alt: picture?.alt ?? '' }}
            linkLabel="Read more"
            level="h3"
          />
        ))}
      </ul>
    </section>
  )
}

function Figures({ section }: { section: SectionOf<'figures'> }) {
  return (
    <section aria-labelledby={headingId(section)} className={`page-width ${space}`}>
      <h2 id={headingId(section)} className="text-title">
        {section.heading}
      </h2>
      <ul className="mt-6 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map(({ figure, text }, index) => (
          <li key={index} className="min-w-0 wrap-anywhere">
            <BigFigure>{figure}</BigFigure>
            <p className="mt-2 max-w-xs">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Questions({ section }: { section: SectionOf<'questions'> }) {
  return (
    <section aria-labelledby={headingId(section)} className={`page-width ${space}`}>
      <h2 id={headingId(section)} className="text-title">
        {section.heading}
      </h2>
      <div className="mt-6 max-w-4xl divide-y divide-line border-y border-line">
        {section.items.map(({ question, answer }, index) => (
          <details key={index} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-semibold">
              <span className="min-w-0 wrap-anywhere">{question}</span>
              <span
                aria-hidden
                className="size-3 shrink-0 rotate-45 border-r-2 border-b-2 border-current group-open:-rotate-135"
              />
            </summary>
            <div className="max-w-reading space-y-4 pb-6">
              {paragraphsOf(answer).map((paragraph, at) => (
                <p key={at}>{paragraph}</p>
              ))}
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}
