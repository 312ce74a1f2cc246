import { neededAtOnce } from '@/components/islands/registry'
import { typedIn } from '@/components/islands/typed'

/**
 * When an island comes alive: 'seen' once it is near the window, 'used' with a visitor's first tap, key or scroll on the
 * page. Until then it is what the server has drawn, and the page's first seconds belong to reading.
 */
export type When = 'seen' | 'used'

const NEAR = '300px'
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input']

const used = new Promise<void>((done) => {
  for (const type of SIGNS_OF_USE)
    window.addEventListener(type, () => done(), { once: true, passive: true, capture: true })
})

const waiting = new WeakMap<Element, () => void>()
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue
      watcher.unobserve(target)
      waiting.get(target)?.()
    }
  },
  { rootMargin: NEAR },
)

/** Is kept when the island in `place` is to come alive. What was touched before the scripts arrived is due at once. */
export function due(place: HTMLElement): Promise<void> | void {
  const { name = '', when } = place.dataset
  if (!when || neededAtOnce[name]?.() || isTouched(place)) return
  return when === 'used' ? used : near(place)
}

function isTouched(place: HTMLElement): boolean {
  const isWaiting = place.querySelector('[data-waiting]') !== null
  return isWaiting || place.matches(':focus-within') || typedIn(place).length > 0
}

/** An island has no box of its own: what it holds is watched. */
function near(place: HTMLElement): Promise<void> | void {
  const held = place.firstElementChild
  if (!held) return
  return new Promise((done) => {
    waiting.set(held, done)
    watcher.observe(held)
  })
}
