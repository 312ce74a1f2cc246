import { createElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { componentOf } from '@/components/site/islands/registry'
import { restoreTyped, typedIn } from '@/components/site/islands/typed'
import { isTouched, sendWaiting } from '@/components/site/islands/waiting'

type Files = Record<string, () => Promise<unknown>>

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be added to.
  interface Document {
    prerendering?: boolean
  }
}

const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin', 'input']
const MAX_IDLE_WAIT_MS = 1_000

/**
 * Brings the islands of a page without Next's runtime to life, soon after it has loaded and one in each idle moment. One
 * that is touched comes alive at once, and so does one that draws nothing: it is there for what stands around it. What was
 * typed in it before stays.
 */
export function bringToLife(files: Files): void {
  // Nobody reads this page yet, and perhaps nobody will.
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', () => bringToLife(files), { once: true })
    return
  }
  class PortalIsland extends HTMLElement {
    private root: Root | null = null
    private file: Promise<unknown> | null = null
    private isWanted = false

    connectedCallback() {
      if (this.root) return
      for (const type of SIGNS_OF_USE)
        this.addEventListener(type, () => this.hydrate(), { once: true, capture: true, passive: true })
      if (isTouched(this) || this.childElementCount === 0) this.hydrate()
      else soon(this)
    }

    disconnectedCallback() {
      // What is only moved is back in the page by then.
      queueMicrotask(() => !this.isConnected && this.root?.unmount())
    }

    fetch(): Promise<unknown> {
      const load = files[this.dataset.name ?? '']
      if (!load) throw new Error(`There is no island named ${this.dataset.name}.`)
      this.file ??= load()
      return this.file
    }

    async hydrate(): Promise<void> {
      if (this.isWanted) return
      this.isWanted = true
      await this.fetch()
      const { name = '', props = '{}' } = this.dataset
      const typed = typedIn(this)
      this.root = hydrateRoot(this, createElement(componentOf(name), JSON.parse(props)))
      restoreTyped(typed)
      setTimeout(() => sendWaiting(this))
    }
  }

  const waiting: PortalIsland[] = []
  const soon = (island: PortalIsland) => {
    if (waiting.push(island) === 1) whenLoaded(hydrateWaiting)
  }

  async function hydrateWaiting(): Promise<void> {
    await idle()
    for (const island of waiting) island.fetch()
    for (const island of waiting) {
      await island.fetch()
      await idle()
      await island.hydrate()
    }
    waiting.length = 0
  }

  customElements.define('portal-island', PortalIsland)
  // The page may have been rendered in another year.
  for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())
}

function whenLoaded(act: () => void): void {
  if (document.readyState === 'complete') act()
  else window.addEventListener('load', act, { once: true })
}

/** Safari knows no idle moments: there it is a moment later. */
function idle(): Promise<unknown> {
  return new Promise((done) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(done, { timeout: MAX_IDLE_WAIT_MS })
      : setTimeout(done, MAX_IDLE_WAIT_MS / 20),
  )
}
