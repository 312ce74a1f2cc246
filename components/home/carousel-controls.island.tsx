'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { attachGestures, showSlide } from '@/components/home/carousel-gestures'
import { island } from '@/components/islands/island'

const INTERVAL_MS = 5000

type ControlsProps = { id: string; count: number }

export const CarouselControls = island('carousel-controls', function CarouselControls({ id, count }: ControlsProps) {
  const [current, setCurrent] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState(false)
  const [isReady, setIsReady] = useState(false)
  const isPlaying = isReady && !isPaused && !isHeld

  useEffect(() => {
    setIsReady(true)
    setIsPaused(matchMedia('(prefers-reduced-motion: reduce)').matches)
    const step = (by: number) => setCurrent((shown) => (shown + by + count) % count)
    return attachGestures(id, { step, hold: setIsHeld })
  }, [id, count])

  useEffect(() => {
    if (!isPlaying) return
    // Not from a slide that a visitor has just left.
    const next = (shown: number) => (shown === current ? (current + 1) % count : shown)
    const timer = setTimeout(() => setCurrent(next), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, current, count])

  useEffect(() => {
    if (isReady) showSlide(id, current, isPlaying)
  }, [id, isReady, current, isPlaying])

  const round = 'grid size-[44px] shrink-0 place-items-center rounded-full hover:bg-sunken'
  const Icon = isPaused ? Play : Pause
  return (
    <div className="absolute bottom-4 left-4 z-20 noscript:hidden sm:left-6">
      <div className="flex items-center rounded-full border border-edge bg-raised">
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          aria-label={isPaused ? 'Start automatic slides' : 'Pause automatic slides'}
          className={`${round} motion-reduce:hidden`}
        >
          <Icon aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          onClick={() => setCurrent((current - 1 + count) % count)}
          aria-label="Previous slide"
          className={round}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          onClick={() => setCurrent((current + 1) % count)}
          aria-label="Next slide"
          className={round}
        >
          <ChevronRight aria-hidden className="size-5" />
        </button>
        <div className="flex pr-1 max-[22rem]:hidden">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              onClick={() => setCurrent(index)}
              aria-label={`Show slide ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              className="group grid size-[44px] shrink-0 place-items-center"
            >
              <span className="h-1.5 w-5 rounded-full bg-edge forced-colors:bg-[GrayText] group-aria-[current]:w-8 group-aria-[current]:bg-accent" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
})
