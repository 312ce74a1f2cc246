import { neededAtOnce } from '@/components/islands/registry'
import { typedIn } from '@/components/islands/typed'

const NEAR = '300px'
const READING_MS = 5_000
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'focusin', 'input']

/** A visitor's first tap, key or scroll on the page, or some seconds of reading: the first ones belong to the page. */
const used = new Promise<void>((done) => {
  for (const type of SIGNS_OF_USE)
    window.addEventListener(type, () => done(), { once: true, passive: true, capture: true })
  whenLoaded(() => setTimeout(done, READING_MS))
})

/** Calls `act` once the page has all that it shows. */
export function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

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

/**
 * Is kept when the island in `place` is to come alive: at once, or, for one that waits, when the page is used and the
 * island is near the window. Until then it is what the server has drawn. What was touched before is due at once.
 */
export async function due(place: HTMLElement): Promise<void> {
  const { name = '', waits } = place.dataset
  if (waits === undefined || neededAtOnce[name]?.() || isTouched(place)) return
  await used
  await near(place)
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
