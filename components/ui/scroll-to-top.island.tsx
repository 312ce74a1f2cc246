'use client'

import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { island } from '@/components/site/islands/island'

const APPEARS_AFTER = 300

export const ScrollToTop = island(
  'scroll-to-top',
  function ScrollToTop({ className = 'bottom-6' }: { className?: string }) {
    const [isVisible, setVisible] = useState(false)

    useEffect(() => {
      const look = () => setVisible(window.scrollY > APPEARS_AFTER)
      look()
      window.addEventListener('scroll', look, { passive: true })
      return () => window.removeEventListener('scroll', look)
    }, [])

    function goUp() {
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
      window.scrollTo({ top: 0, behavior: isCalm ? 'auto' : 'smooth' })
      document.getElementById('main')?.focus({ preventScroll: true })
    }

    if (!isVisible) return null
    return (
      <button
        type="button"
        onClick={goUp}
        aria-label="Scroll to top"
        className={`fixed right-5 z-30 grid size-11 lg:right-2 place-items-center rounded-full border border-edge bg-raised text-ink shadow-lifted hover:bg-sunken ${className}`}
      >
        <ArrowUp aria-hidden className="size-5" />
      </button>
    )
  },
)
