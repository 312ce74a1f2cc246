'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The URL's hash is the selected tab, so the back button returns to it. */
export const TabSwitcher = island('tab-switcher', function TabSwitcher({ slugs }: { slugs: string[] }) {
  useEffect(() => {
    const tabs = slugs.flatMap((slug) => document.getElementById(`tab-${slug}`) ?? [])
    const list = tabs[0]?.parentElement
    if (!list) return

    function show(slug: string | undefined) {
      for (const tab of tabs) {
        const isActive = tab.id === `tab-${slug}`
        tab.setAttribute('aria-selected', String(isActive))
        tab.tabIndex = isActive ? 0 : -1
        document.getElementById(tab.id.slice('tab-'.length))?.toggleAttribute('data-away', !isActive)
      }
    }
    function follow() {
      const slug = location.hash.slice(1)
      if (!slug) show(slugs[0])
      if (slugs.includes(slug)) show(slug)
    }
    function choose(slug: string) {
      show(slug)
      if (location.hash !== `#${slug}`) history.pushState(null, '', `#${slug}`)
    }
    function click(event: MouseEvent) {
      const tab = (event.target as Element).closest<HTMLElement>('[role=tab]')
      if (!tab || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      choose(tab.id.slice('tab-'.length))
    }
    function press(event: KeyboardEvent) {
      const at = tabs.indexOf(event.target as HTMLElement)
      const ends: Record<string, number> = { Home: 0, End: tabs.length - 1, ' ': at }
      const step = steps[event.key]
      const next = step ? (at + step + tabs.length) % tabs.length : ends[event.key]
      const slug = next === undefined ? undefined : slugs[next]
      if (at < 0 || !slug) return
      event.preventDefault()
      choose(slug)
      document.getElementById(`tab-${slug}`)?.focus()
    }

    follow()
    if (slugs.includes(location.hash.slice(1))) list.scrollIntoView()
    list.addEventListener('click', click)
    list.addEventListener('keydown', press)
    window.addEventListener('hashchange', follow)
    window.addEventListener('popstate', follow)
    return () => {
      list.removeEventListener('click', click)
      list.removeEventListener('keydown', press)
      window.removeEventListener('hashchange', follow)
      window.removeEventListener('popstate', follow)
    }
  }, [slugs])

  return null
})
