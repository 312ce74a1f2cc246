import { ContentCard } from '@/components/content/pages/content-card'
import { ContentSection } from '@/components/content/pages/content-section'
import { Moment } from '@/components/content/pages/moment'
import { NextStep } from '@/components/content/pages/next-step'
import { TabPanel } from '@/components/content/pages/tab-panel'
import { Picture } from '@/components/content/pictures/picture'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Tabs } from '@/components/ui/tabs'
import type { ContentPage } from '@/lib/content/pages/schema'

export function PageOfWords({ page }: { page: ContentPage }) {
  const { title, lead, moment, tabs, cards, next } = page
  const isOffer = moment.kind === 'steps'
  return (
    <>
      <Banner title={title} lead={lead}>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      </Banner>
      {tabs && (
        <div className="page-width py-10 sm:py-14">
          <Tabs
            label={title}
            tabs={tabs.map((tab) => ({ slug: tab.slug, label: tab.label, panel: <TabPanel tab={tab} level="h2" /> }))}
          />
        </div>
      )}
      {isOffer && !tabs ? (
        <>
          <Sections page={page} />
          <Moment moment={moment} />
        </>
      ) : (
        <>
          <div className={tabs ? '' : 'max-lg:pt-8'}>
            <Moment moment={moment} />
          </div>
          <Sections page={page} />
        </>
      )}
      {cards && (
        <ul className="page-width grid gap-x-10 gap-y-12 pb-14 sm:grid-cols-2 sm:pb-20 lg:grid-cols-3">
          {cards.map((card) => (
            <ContentCard key={card.href} card={card} linkLabel="Read more" />
          ))}
        </ul>
      )}
      <div className={`page-width pb-14 sm:pb-20 ${isOffer && !tabs ? 'pt-14 sm:pt-20' : ''}`}>
        <NextStep {...next} />
      </div>
    </>
  )
}

function Sections({ page: { sections, picture, alt } }: { page: ContentPage }) {
  const [frank, plain] = [sections.filter(({ isFrank }) => isFrank), sections.filter(({ isFrank }) => !isFrank)]
  return (
    <div className="page-width space-y-14 py-14 sm:py-20">
      {picture ? (
        <div className="grid items-start gap-x-20 gap-y-12 lg:grid-cols-[6fr_5fr]">
          <Picture
            name={picture}
            alt={alt ?? ''}
            className="h-auto w-full rounded-card lg:sticky lg:top-20 lg:order-last"
          />
          <div className="space-y-12">
            {plain.map((section) => (
              <ContentSection key={section.heading} section={section} />
            ))}
          </div>
        </div>
      ) : (
        <div className="gap-x-20 space-y-12 lg:columns-2">
          {plain.map((section) => (
            <div key={section.heading} className="break-inside-avoid">
              <ContentSection section={section} />
            </div>
          ))}
        </div>
      )}
      {frank.map((section) => (
        <ContentSection key={section.heading} section={section} />
      ))}
    </div>
  )
}
