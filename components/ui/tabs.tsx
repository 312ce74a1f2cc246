import type { ReactNode } from 'react'
import { TabSwitcher } from '@/components/ui/tab-switcher.island'

type TabsProps = { label: string; tabs: { slug: string; label: string; panel: ReactNode }[] }

export function Tabs({ label, tabs }: TabsProps) {
  return (
    <>
      <div role="tablist" aria-label={label} className="flex scroll-mt-32 flex-wrap gap-2">
        {tabs.map(({ slug, label: text }, index) => (
          <a
            key={slug}
            id={`tab-${slug}`}
            role="tab"
            href={`#${slug}`}
            aria-controls={slug}
            aria-selected={index === 0}
            tabIndex={index === 0 ? 0 : -1}
            className="tab-pill"
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ slug, panel }, index) => (
        <div
          key={slug}
          id={slug}
          role="tabpanel"
          aria-labelledby={`tab-${slug}`}
          data-away={index === 0 ? undefined : ''}
          className="mt-8 scroll-mt-32 data-away:hidden noscript:block!"
        >
          {panel}
        </div>
      ))}
      <TabSwitcher slugs={tabs.map(({ slug }) => slug)} />
    </>
  )
}
