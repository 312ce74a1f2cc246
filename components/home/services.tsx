import Link from 'next/link'
import { TabPanel } from '@/components/content/tab-panel'
import { buttonClass } from '@/components/ui/button'
import { Tabs } from '@/components/ui/tabs'
import type { HomeContent } from '@/lib/content/home'

export function Services({ words }: { words: HomeContent['services'] }) {
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
