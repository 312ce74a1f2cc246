import {
  type ComponentType,
  createElement,
  type ReactNode,
  startTransition,
  useEffect,
  useInsertionEffect,
} from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { isInUse, useEarlyInput } from '@/components/site/islands/early-input'
import { reportIslandError } from '@/components/site/islands/report'

type Island = { Component: ComponentType<Record<string, unknown>> }
/** Each file x.island.tsx exports one island. */
type IslandModule = Record<string, Island>
type Files = Record<string, () => Promise<IslandModule>>

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only interfaces can be augmented.
  interface Document {
    prerendering?: boolean
  }
}

const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin', 'input']
/**
 * For these, React would hydrate the whole island in one go, and a typed letter would only show up afterward. Not for
 * compositions, which can't be replayed.
 */
const HELD =
  'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup textInput input change'.split(
    ' ',
  )
const TEXT_FIELD = 'textarea, input:is([type=text], [type=email], [type=url], [type=tel], [type=search], :not([type]))'
const MAX_IDLE_WAIT_MS = 1_000
const BROKEN = 'This part of the page stopped working. Reload the page to try again.'

/**
 * Hydrates the islands of a page without Next's runtime. Starts after the page has loaded, one island per idle period.
 * Hydrates an island right away if it's used, or if it renders nothing and only exists for its effects.
 */
export function hydrateIslands(files: Files): void {
  // The page is being prerendered and may never be shown.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => hydrateIslands(files), { once: true })
    return
  }
  const queue: PortalIsland[] = []

  class PortalIsland extends HTMLElement {
    private root: Root | null = null
    private file: Promise<IslandModule> | null = null
    private hydration: Promise<void> | null = null

    connectedCallback() {
      // A nested island belongs to the outer island's React tree.
      if (this.hydration || this.parentElement?.closest('portal-island')) return
      for (const type of SIGNS_OF_USE)
        this.addEventListener(type, () => this.hydrate(), { once: true, capture: true, passive: true })
      if (isInUse(this) || this.childElementCount === 0) this.hydrate()
      else if (queue.push(this) === 1) whenLoaded(hydrateQueue)
    }

    disconnectedCallback() {
      // An element that was only moved is back by then. React reports a root unmounted before its hydration as an error.
      this.hydration?.then(() => !this.isConnected && this.root?.unmount())
    }

    async fetch(): Promise<IslandModule> {
      const { name = '' } = this.dataset
      this.file ??= files[name]?.() ?? Promise.reject(new Error(`There is no island named ${name}.`))
      return this.file
    }

    hydrate(): Promise<void> {
      this.hydration ??= this.fetch()
        .then((module) => this.hydrateWith(module))
        .catch((error) => reportIslandError(this.dataset.name ?? '', error))
      return this.hydration
    }

    private hydrateWith(module: IslandModule): Promise<void> {
      const { name = '', props = '{}' } = this.dataset
      const [{ Component }] = Object.values(module) as [Island]
      const read = JSON.parse(props)
      const isVisible = this.childElementCount > 0
      const release = hold(this)
      return new Promise((done) => {
        const content = createElement(Hydrated, { place: this, release, done }, createElement(Component, read))
        const fail = (error: unknown) => {
          reportIslandError(name, error)
          if (isVisible) this.textContent = BROKEN
          release()
          done()
        }
        startTransition(() => {
          this.root = hydrateRoot(this, content, {
            identifierPrefix: `${name}-${roots++}`,
            onRecoverableError: (error) => reportIslandError(name, error),
            onUncaughtError: fail,
          })
        })
      })
    }
  }

  async function hydrateQueue(): Promise<void> {
    await idle()
    for (const island of queue) island.fetch().catch(() => {})
    // Includes islands that are added while it runs.
    for (const island of queue) {
      if (!island.isConnected) continue
      await island.fetch().catch(() => {})
      await idle()
      await island.hydrate()
    }
    queue.length = 0
  }

  customElements.define('portal-island', PortalIsland)
  // The page may have been rendered in a previous year.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
}

let roots = 0

type HydratedProps = { place: HTMLElement; release: () => void; done: () => void; children?: ReactNode }

function Hydrated({ place, release, done, children }: HydratedProps): ReactNode {
  // In the task that reads what was typed early, so no key is lost in between.
  useInsertionEffect(release, [release])
  useEarlyInput(place)
  useEffect(done, [done])
  return children
}

/** Keeps React from what is typed into text fields until the returned function is called. It's replayed. */
function hold(island: HTMLElement): () => void {
  const stop = (event: Event) => {
    const { target } = event
    if (target instanceof Element && target.matches(TEXT_FIELD)) event.stopImmediatePropagation()
  }
  for (const type of HELD) island.addEventListener(type, stop, true)
  return () => {
    for (const type of HELD) island.removeEventListener(type, stop, true)
  }
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

/** Safari has no requestIdleCallback, so this uses a short timeout instead. */
function idle(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(done, { timeout: MAX_IDLE_WAIT_MS })
      : setTimeout(done, MAX_IDLE_WAIT_MS / 20),
  )
}
