import Link from 'next/link'
import type { ReactNode } from 'react'
import { CaseQuote } from '@/components/content/cases/case-quote'
import { BigFigure } from '@/components/content/pages/big-figure'
import { ContentCard } from '@/components/content/pages/content-card'
import { SectionOfWords } from '@/components/content/pages/content-section'
import { NextStep } from '@/components/content/pages/next-step'
import { Steps } from '@/components/content/pages/steps'
import { TabPanel } from '@/components/content/pages/tab-panel'
import type { Slots } from '@/components/content/site-pages/slots'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import { safeHref } from '@/lib/content/site-pages/format'
import type { PageContent, PageSection, SectionOf } from '@/lib/content/site-pages/schema'

export function PageHead({ content: { title, lead }, slots }: { content: PageContent; slots: Slots }) {
  return (
    <Banner title={slots.text('title', title)} lead={(lead || slots.isEditing) && slots.text('lead', lead)}>
      <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
    </Banner>
  )
}

const space = 'pt-14 sm:pt-20'

type Props<Kind extends PageSection['kind'] = PageSection['kind']> = {
  section: SectionOf<Kind>
  /** The section's path, such as `sections.0`. */
  at: string
  slots: Slots
}

export function Section({ section, at, slots }: Props) {
  switch (section.kind) {
    case 'hero':
      return <Hero section={section} at={at} slots={slots} />
    case 'text':
      return <Words section={section} at={at} slots={slots} />
    case 'tabs':
      return <TabsOf section={section} at={at} slots={slots} />
    case 'cards':
      return <Cards section={section} at={at} slots={slots} />
    case 'steps':
      return (
        <div className={space}>
          <Steps
            id={headingId(section)}
            heading={slots.text(`${at}.heading`, section.heading)}
            steps={section.items.map(({ when, title, text }, index) => ({
              when: slots.text(`${at}.items.${index}.when`, when),
              title: slots.text(`${at}.items.${index}.title`, title),
              text: slots.text(`${at}.items.${index}.text`, text),
            }))}
          />
        </div>
      )
    case 'quote':
      return (
        <div className={`page-width ${space}`}>
          <CaseQuote
            quote={{
              text: slots.text(`${at}.text`, section.text),
              name: slots.text(`${at}.name`, section.name),
              role: slots.text(`${at}.role`, section.role),
            }}
            className="max-w-4xl border-l-4 border-brand pl-6"
          />
        </div>
      )
    case 'figures':
      return <Figures section={section} at={at} slots={slots} />
    case 'questions':
      return <Questions section={section} at={at} slots={slots} />
    case 'action':
      return (
        <div className={`page-width ${space}`}>
          <NextStep
            id={headingId(section)}
            label={slots.text(`${at}.label`, section.label)}
            href={slots.isEditing ? null : (safeHref(section.href) ?? '/')}
            person={section.person}
          />
        </div>
      )
    case 'jobs':
      return (
        <div className={`page-width ${space}`}>
          {slots.jobs(headingId(section), section, slots.text(`${at}.heading`, section.heading))}
        </div>
      )
  }
}

const headingId = ({ id }: { id: string }) => `s-${id}`

function Hero({ section, at, slots }: Props<'hero'>) {
  const { heading, text, link, ground, picture } = section
  const href = safeHref(link.href)
  const label = slots.text(`${at}.link.label`, link.label)
  const isDark = ground === 'dark'
  return (
    <section
      aria-labelledby={headingId(section)}
      className={`not-first:mt-14 sm:not-first:mt-20 ${isDark ? 'bg-deep text-on-deep' : 'bg-picture-ground'}`}
    >
      <div
        className={`page-width grid items-center gap-x-16 gap-y-8 py-12 sm:py-16 ${picture || slots.isEditing ? 'lg:grid-cols-[5fr_6fr]' : ''}`}
      >
        <div className="min-w-0">
          <h2 id={headingId(section)} className="text-[clamp(2rem,1.4rem+2.4vw,3.25rem)] leading-[1.08]">
            {slots.text(`${at}.heading`, heading)}
          </h2>
          <p className={`mt-4 max-w-xl lg:text-lg ${isDark ? 'text-on-deep-muted' : 'text-muted'}`}>
            {slots.text(`${at}.text`, text)}
          </p>
          {slots.isEditing && <p className={buttonClass('primary', 'mt-6')}>{label}</p>}
          {!slots.isEditing && href && link.label && (
            <Link href={href} prefetch={false} className={buttonClass('primary', 'mt-6')}>
              {label}
            </Link>
          )}
        </div>
        {slots.picture(`${at}.picture`, picture, 'h-auto w-full rounded-card')}
      </div>
    </section>
  )
}

function Words({ section: { heading, body, picture, isEmphasized }, at, slots }: Props<'text'>) {
  const words = (
    <SectionOfWords heading={slots.text(`${at}.heading`, heading)} isEmphasized={isEmphasized}>
      {slots.richText(`${at}.body`, body)}
    </SectionOfWords>
  )
  if (!picture && !slots.isEditing) return <div className={`page-width ${space}`}>{words}</div>
  return (
    <div className={`page-width grid items-start gap-x-20 gap-y-8 lg:grid-cols-[6fr_5fr] ${space}`}>
      {words}
      {slots.picture(`${at}.picture`, picture, 'h-auto w-full rounded-card')}
    </div>
  )
}

function TabsOf({ section, at, slots }: Props<'tabs'>) {
  const tabs = section.items.map(({ label, heading, text, points, picture }, index) => ({
    slug: `${section.id}-${index + 1}`,
    label,
    panel: (
      <TabPanel
        tab={{
          heading: slots.text(`${at}.items.${index}.heading`, heading),
          paragraphs: slots.paragraphs(`${at}.items.${index}.text`, text),
          points: slots.points(`${at}.items.${index}.points`, points),
          picture: null,
          alt: '',
        }}
        image={slots.picture(`${at}.items.${index}.picture`, picture, 'mb-5 h-auto w-full rounded-card')}
        level="h3"
      />
    ),
  }))
  return (
    <HeadedSection section={section} at={at} slots={slots} className="mb-6 text-title">
      {slots.isEditing ? (
        tabs.map(({ slug, panel }, index) => (
          <div key={slug} className="not-first:mt-8">
            <p className="tab-pill mb-6">
              {slots.text(`${at}.items.${index}.label`, section.items[index]?.label ?? '')}
            </p>
            {panel}
          </div>
        ))
      ) : (
        <Tabs label={section.heading} tabs={tabs} />
      )}
    </HeadedSection>
  )
}

function Cards({ section, at, slots }: Props<'cards'>) {
  return (
    <HeadedSection section={section} at={at} slots={slots} className="border-t-2 border-brand pt-6 text-title">
      <ul className="mt-8 grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {section.items.map(({ picture, href, title, text }, index) => (
          <ContentCard
            key={index}
            card={{
              title: slots.text(`${at}.items.${index}.title`, title),
              text: slots.text(`${at}.items.${index}.text`, text),
              href: slots.isEditing ? null : (safeHref(href) ?? '/'),
              picture: null,
              alt: '',
            }}
            image={slots.picture(
              `${at}.items.${index}.picture`,
              picture,
              'mb-5 aspect-3/2 h-auto w-full rounded-card object-cover',
            )}
            linkLabel="Read more"
            level="h3"
          />
        ))}
      </ul>
    </HeadedSection>
  )
}

function Figures({ section, at, slots }: Props<'figures'>) {
  return (
    <HeadedSection section={section} at={at} slots={slots}>
      <ul className="mt-6 grid gap-x-10 gap-y-8 border-t border-line pt-6 sm:grid-cols-2 lg:grid-cols-4">
        {section.items.map(({ figure, text }, index) => (
          <li key={index} className="min-w-0 wrap-anywhere">
            <BigFigure>{slots.text(`${at}.items.${index}.figure`, figure)}</BigFigure>
            <p className="mt-2 max-w-xs">{slots.text(`${at}.items.${index}.text`, text)}</p>
          </li>
        ))}
      </ul>
    </HeadedSection>
  )
}

function Questions({ section, at, slots }: Props<'questions'>) {
  const items = section.items.map(({ question, answer }, index) => ({
    question: slots.text(`${at}.items.${index}.question`, question),
    answer: slots
      .paragraphs(`${at}.items.${index}.answer`, answer)
      .map((paragraph, place) => <p key={place}>{paragraph}</p>),
  }))
  return (
    <HeadedSection section={section} at={at} slots={slots}>
      <div className="mt-6 max-w-4xl divide-y divide-line border-y border-line">
        {items.map(({ question, answer }, index) =>
          slots.isEditing ? (
            <div key={index} className="py-3">
              <p className="text-lg font-semibold">{question}</p>
              <div className="max-w-reading space-y-4 pb-6">{answer}</div>
            </div>
          ) : (
            <details key={index} className="group">
              <summary className="flex min-h-14 items-center justify-between gap-6 py-3 text-lg font-semibold">
                <span className="min-w-0 wrap-anywhere">{question}</span>
                <span
                  aria-hidden
                  className="size-3 shrink-0 rotate-45 border-r-2 border-b-2 border-current group-open:-rotate-135"
                />
              </summary>
              <div className="max-w-reading space-y-4 pb-6">{answer}</div>
            </details>
          ),
        )}
      </div>
    </HeadedSection>
  )
}

type HeadedProps = Props<'tabs' | 'cards' | 'figures' | 'questions'> & { className?: string; children: ReactNode }

function HeadedSection({ section, at, slots, className = 'text-title', children }: HeadedProps) {
  return (
    <section aria-labelledby={headingId(section)} className={`page-width ${space}`}>
      <h2 id={headingId(section)} className={className}>
        {slots.text(`${at}.heading`, section.heading)}
      </h2>
      {children}
    </section>
  )
}
