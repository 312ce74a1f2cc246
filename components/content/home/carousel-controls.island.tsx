'use client'

import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { island } from '@/components/site/islands/island'

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
    // Does nothing if the visitor just switched slides.
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
          aria-label={isPaused ? 'Start slideshow' : 'Pause slideshow'}
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

const SWIPE_PX = 40

type Gestures = { step: (by: number) => void; hold: (isHeld: boolean) => void }

function attachGestures(id: string, { step, hold }: Gestures): () => void {
  const carousel = document.getElementById(id)
  const track = trackOf(id)
  if (!carousel || !track) return () => {}
  const listening = new AbortController()
  const held = { pointer: false, focus: false }
  let swipe: { from: number; isDone: boolean } | null = null
  const on = <Name extends keyof HTMLElementEventMap>(
    target: HTMLElement,
    name: Name,
    act: (event: HTMLElementEventMap[Name]) => void,
    isCapture = false,
  ) => target.addEventListener(name, act, { signal: listening.signal, capture: isCapture })
  const note = (by: keyof typeof held, isHeld: boolean) => {
    held[by] = isHeld
    hold(held.pointer || held.focus)
  }

  on(carousel, 'keydown', (event) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    // In a text field, arrows move the cursor.
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    // A slide's link can't keep the focus when the slide moves out, so the focus moves to the strip.
    if (event.target instanceof HTMLAnchorElement) track.focus({ preventScroll: true })
    step(event.key === 'ArrowLeft' ? -1 : 1)
  })
  on(carousel, 'pointerenter', (event) => event.pointerType === 'mouse' && note('pointer', true))
  on(carousel, 'pointerleave', () => note('pointer', false))
  on(carousel, 'focusin', () => note('focus', true))
  on(carousel, 'focusout', (event) => !carousel.contains(event.relatedTarget as Node) && note('focus', false))
  on(track, 'pointerdown', (event) => {
    if (event.target instanceof HTMLInputElement) return
    swipe = { from: event.clientX, isDone: false }
  })
  on(track, 'pointerup', (event) => {
    const moved = swipe ? event.clientX - swipe.from : 0
    swipe = Math.abs(moved) >= SWIPE_PX ? { from: 0, isDone: true } : null
    if (swipe) step(moved > 0 ? -1 : 1)
  })
  on(track, 'pointercancel', () => {
    swipe = null
  })
  on(track, 'dragstart', (event) => event.preventDefault())
  on(track, 'click', (event) => swipe?.isDone && event.preventDefault(), true)
  return () => listening.abort()
}

function showSlide(id: string, current: number, isPlaying: boolean): void {
  const track = trackOf(id)
  if (!track) return
  track.dataset.ready = ''
  track.tabIndex = -1
  track.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  for (const [index, slide] of [...track.children].entries()) slide.toggleAttribute('inert', index !== current)
  track.scrollTo({ left: current * track.clientWidth })
}

const trackOf = (id: string) => document.getElementById(id)?.querySelector<HTMLElement>('[role=group]') ?? null
