'use client'

import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react'
import { CarouselControls } from '@/components/home/carousel-controls'

const INTERVAL_MS = 5000
const SWIPE_PX = 40

type CarouselProps = { label: string; slides: ReactNode[] }

/**
 * The home page's carousel (spec §4, §9) to the ARIA pattern: it advances by itself, rests under the pointer or the
 * focus, wraps around and takes arrow keys and swipes. Until scripts run it is a strip that scrolls and snaps.
 */
export function Carousel({ label, slides }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [isReady, setIsReady] = useState(false)
  const [isPaused, setIsPaused] = useState(false)
  const [isHeld, setIsHeld] = useState({ pointer: false, focus: false })
  const swipe = useRef<{ from: number; isDone: boolean } | null>(null)
  const isPlaying = isReady && !isPaused && !isHeld.pointer && !isHeld.focus

  useEffect(() => {
    setIsReady(true)
    setIsPaused(matchMedia('(prefers-reduced-motion: reduce)').matches)
  }, [])

  useEffect(() => {
    if (!isPlaying) return
    const timer = setTimeout(() => setCurrent((current + 1) % slides.length), INTERVAL_MS)
    return () => clearTimeout(timer)
  }, [isPlaying, current, slides.length])

  useEffect(() => {
    track.current?.scrollTo({ left: current * track.current.clientWidth })
  }, [current])

  const step = (by: number) => setCurrent((current + by + slides.length) % slides.length)

  function press(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    // A slide that leaves takes its link out of reach: the focus goes to the strip instead of nowhere.
    if (event.target instanceof HTMLAnchorElement) track.current?.focus({ preventScroll: true })
    step(event.key === 'ArrowLeft' ? -1 : 1)
  }

  function endSwipe(event: PointerEvent) {
    const moved = swipe.current ? event.clientX - swipe.current.from : 0
    swipe.current = Math.abs(moved) >= SWIPE_PX ? { from: 0, isDone: true } : null
    if (swipe.current) step(moved > 0 ? -1 : 1)
  }

  return (
    <section
      aria-roledescription="carousel"
      aria-label={label}
      className="relative bg-sunken"
      onKeyDown={press}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setIsHeld((held) => ({ ...held, pointer: true }))}
      onPointerLeave={() => setIsHeld((held) => ({ ...held, pointer: false }))}
      onFocus={() => setIsHeld((held) => ({ ...held, focus: true }))}
      onBlur={(event: FocusEvent) =>
        !event.currentTarget.contains(event.relatedTarget) && setIsHeld((held) => ({ ...held, focus: false }))
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of slides is no fieldset. */}
      <div
        ref={track}
        tabIndex={isReady ? -1 : 0}
        role="group"
        aria-label="Slides"
        aria-live={isPlaying ? 'off' : 'polite'}
        className={`flex h-[500px] snap-x snap-mandatory scroll-smooth outline-none ${isReady ? 'touch-pan-y overflow-hidden select-none' : 'overflow-x-auto'}`}
        onPointerDown={(event) => {
          swipe.current = { from: event.clientX, isDone: false }
        }}
        onPointerUp={endSwipe}
        onPointerCancel={() => {
          swipe.current = null
        }}
        onDragStart={(event) => event.preventDefault()}
        onClickCapture={(event) => swipe.current?.isDone && event.preventDefault()}
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: nor is a slide.
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            inert={isReady && index !== current}
            className="h-full w-full shrink-0 snap-start"
          >
            {slide}
          </div>
        ))}
      </div>
      <CarouselControls
        {...{ current, count: slides.length, isPaused, step }}
        pause={() => setIsPaused(!isPaused)}
        show={setCurrent}
      />
    </section>
  )
}
