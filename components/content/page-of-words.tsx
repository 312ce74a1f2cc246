import { ContentCard } from '@/components/content/content-card'
import { ContentSection } from '@/components/content/content-section'
import { NextStep } from '@/components/content/next-step'
import { TabPanel } from '@/components/content/tab-panel'
import { Picture } from '@/components/pictures/picture'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Tabs } from '@/components/ui/tabs'
import type { ContentPage } from '@/lib/content/page'

/** A page of words: banner, lead, tabs, sections, cards and where to go next (spec §2, public content screens). */
export function PageOfWords({
  page: { title, lead, picture, alt, tabs, sections, cards, next },
}: {
  page: ContentPage
}) {
  return (
    <>
      <Banner title={title}>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: title }]} />
      </Banner>
      <div className="page-width py-10 sm:py-14">
        <div className="mb-12 grid items-center gap-8 lg:grid-cols-[1.2fr_1fr] lg:gap-14">
          <p className="text-heading font-medium">{lead}</p>
          <Picture name={picture} alt={alt} className="h-auto w-full rounded-card" />
        </div>
        {tabs && (
          <div className="mb-14 border-t border-line pt-10">
            <Tabs
              label={title}
              tabs={tabs.map((tab) => ({ slug: tab.slug, label: tab.label, panel: <TabPanel tab={tab} level="h2" /> }))}
            />
          </div>
        )}
        {sections.map((section) => (
          <ContentSection key={section.heading} section={section} />
        ))}
        {cards && (
          <ul className="grid gap-6 pt-4 pb-10 sm:grid-cols-2 lg:grid-cols-3">
            {cards.map((card) => (
              <ContentCard key={card.href} card={card} linkLabel="Read more" />
            ))}
          </ul>
        )}
        {next && <NextStep {...next} />}
      </div>
    </>
  )
}
