'use client'

import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { StripLogo } from '@/components/content/partners/strip-logo'
import { island } from '@/components/site/islands/island'
import { NewTab } from '@/components/ui/new-tab'
import { callApi } from '@/lib/api/client'
import type { StripPartner } from '@/lib/content/partners/queries'

/**
 * The strip is rendered twice, so it can scroll forever (requirements §1). It's fetched when it's near the viewport,
 * and its height is reserved.
 */
export const PartnerStrip = island('partner-strip', function PartnerStrip() {
  const strip = useRef<HTMLElement>(null)
  const [partners, setPartners] = useState<StripPartner[] | null>(null)
  const [isPaused, setIsPaused] = useState(false)

  useEffect(() => {
    const watcher = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        setPartners(await fetchPartners())
      },
      { rootMargin: '600px' },
    )
    if (strip.current) watcher.observe(strip.current)
    return () => watcher.disconnect()
  }, [])

  if (partners?.length === 0) return null
  const Icon = isPaused ? Play : Pause
  return (
    <section
      ref={strip}
      aria-label="Our partners"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: with reduced motion, it's scrolled by hand or by keyboard.
      tabIndex={0}
      className="group relative h-20 overflow-hidden border-t border-line motion-reduce:overflow-x-auto noscript:hidden"
    >
      {partners && (
        <>
          <div
            className={`flex h-full w-max animate-strip items-center group-focus-within:[animation-play-state:paused] group-hover:[animation-play-state:paused] motion-reduce:animate-none ${isPaused ? '[animation-play-state:paused]' : ''}`}
          >
            <LogoSet partners={partners} />
            <LogoSet partners={partners} isRepeated />
          </div>
          <div className="absolute inset-y-0 right-0 grid w-20 place-items-center bg-linear-to-l from-surface from-70% to-transparent motion-reduce:hidden">
            <button
              type="button"
              onClick={() => setIsPaused(!isPaused)}
              aria-label={isPaused ? 'Start scrolling logos' : 'Pause scrolling logos'}
              className="grid size-11 place-items-center rounded-full border border-edge bg-raised"
            >
              <Icon aria-hidden className="size-4" />
            </button>
          </div>
        </>
      )}
    </section>
  )
})

function LogoSet({ partners, isRepeated }: { partners: StripPartner[]; isRepeated?: boolean }) {
  return (
    <ul
      aria-hidden={isRepeated}
      className={`flex min-w-[100vw] shrink-0 items-center justify-around ${isRepeated ? 'motion-reduce:hidden' : ''}`}
    >
      {partners.map(({ name, logo, website }) => (
        <li key={logo} className="mx-4 sm:mx-6">
          {website ? (
            <a
              href={website}
              target="_blank"
              rel="noreferrer"
              tabIndex={isRepeated ? -1 : undefined}
              className="flex min-h-11 items-center hover:underline hover:underline-offset-4"
            >
              <StripLogo src={logo} name={name} />
              <NewTab />
            </a>
          ) : (
            <StripLogo src={logo} name={name} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Logos are decoration: if they can't be loaded, the strip disappears. */
async function fetchPartners(): Promise<StripPartner[]> {
  const { isOk, data } = await callApi<StripPartner[]>('/api/partners/strip', { method: 'GET' })
  return isOk ? data : []
}
