'use client'

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'

type TabsProps = { label: string; tabs: { slug: string; label: string; panel: ReactNode }[] }

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Tabs to the ARIA pattern, exactly one active (spec §4). The chosen one stands in the address as its hash, so it can be
 * shared and the back button returns to it. Without scripts every panel is shown and the tabs lead to them.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const [active, setActive] = useState(tabs[0]?.slug)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    function follow() {
      const slug = location.hash.slice(1)
      if (!slug) setActive(tabs[0]?.slug)
      if (tabs.some((tab) => tab.slug === slug)) setActive(slug)
    }
    follow()
    if (tabs.some((tab) => tab.slug === location.hash.slice(1))) list.current?.scrollIntoView()
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', follow)
    return () => {
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', follow)
    }
  }, [tabs])

  function choose(slug: string) {
    if (slug === active) return
    setActive(slug)
    history.pushState(null, '', `#${slug}`)
  }

  function click(event: MouseEvent, slug: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(slug)
  }

  function press(event: KeyboardEvent) {
    const last = tabs.length - 1
    const at = tabs.findIndex(({ slug }) => slug === active)
    const ends: Record<string, number> = { Home: 0, End: last }
    const step = steps[event.key]
    const next = step ? (at + step + tabs.length) % tabs.length : event.key === ' ' ? at : ends[event.key]
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    choose(tab.slug)
    document.getElementById(`tab-${tab.slug}`)?.focus()
  }

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={press} className="flex scroll-mt-32 flex-wrap gap-2">
        {tabs.map(({ slug, label: text }) => (
          <a
            key={slug}
            id={`tab-${slug}`}
            role="tab"
            href={`#${slug}`}
            aria-controls={slug}
            aria-selected={slug === active}
            tabIndex={slug === active ? 0 : -1}
            onClick={(event) => click(event, slug)}
            className="flex min-h-11 items-center rounded-full border border-edge bg-raised px-5 font-medium hover:bg-sunken aria-selected:border-brand aria-selected:bg-brand aria-selected:text-on-brand noscript:border-edge noscript:bg-raised noscript:text-ink"
          >
            {text}
          </a>
        ))}
      </div>
      {tabs.map(({ slug, panel }) => (
        <div
          key={slug}
          id={slug}
          role="tabpanel"
          aria-labelledby={`tab-${slug}`}
          className={`mt-8 scroll-mt-32 ${slug === active ? '' : 'hidden noscript:block'}`}
        >
          {panel}
        </div>
      ))}
    </>
  )
}
