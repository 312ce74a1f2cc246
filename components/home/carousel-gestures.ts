const SWIPE_PX = 40

type Gestures = { step: (by: number) => void; hold: (isHeld: boolean) => void }

export function attachGestures(id: string, { step, hold }: Gestures): () => void {
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
    // There the arrows move the cursor.
    if (event.target instanceof HTMLInputElement) return
    event.preventDefault()
    // A slide that leaves takes its link out of reach: the focus goes to the strip instead of nowhere.
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

export function showSlide(id: string, current: number, isPlaying: boolean): void {
  const track = trackOf(id)
  if (!track) return
  track.dataset.ready = ''
  track.tabIndex = -1
  track.setAttribute('aria-live', isPlaying ? 'off' : 'polite')
  for (const [index, slide] of [...track.children].entries()) slide.toggleAttribute('inert', index !== current)
  track.scrollTo({ left: current * track.clientWidth })
}

const trackOf = (id: string) => document.getElementById(id)?.querySelector<HTMLElement>('[role=group]') ?? null
