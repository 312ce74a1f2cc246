import { createElement, type FunctionComponent } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { due, whenLoaded } from '@/components/islands/due'
import { islands } from '@/components/islands/registry'
import { restoreTyped, typedIn } from '@/components/islands/typed'

const loaders: Record<string, () => unknown> = islands

const LONGEST_TASK_MS = 8
let taskBegan = 0
/** The first island waits too: the page's own scripts have just been read in this task. */
let turn = nextTask()

for (const place of document.querySelectorAll<HTMLElement>('portal-island')) hydrate(place)
whenLoaded(() => nextTask().then(fetchFiles))
// The page may have been built in another year.
for (const year of document.querySelectorAll('[data-year]')) year.textContent = String(new Date().getFullYear())

/**
 * Brings one island to life where the server has drawn it, once it is due. What a visitor typed before stays:
 * public/boot.js holds a form that is sent or a button that is pressed too early, and here that is done again.
 */
async function hydrate(place: HTMLElement): Promise<void> {
  const { name = '', props = '{}' } = place.dataset
  const load = loaders[name]
  if (!load) throw new Error(`There is no island named ${name}.`)
  await nextTurn()
  await due(place)
  const component = (await load()) as FunctionComponent
  await nextTurn()
  const typed = typedIn(place)
  hydrateRoot(place, createElement(component, JSON.parse(props)))
  restoreTyped(typed)
  place.dataset.live = ''
  setTimeout(() => sendWaiting(place))
}

/** Islands take turns. */
function nextTurn(): Promise<void> {
  turn = turn.then(pause)
  return turn
}

/** What waits is fetched when the page has loaded: before, it would delay what the page shows. */
function fetchFiles(): void {
  const later = document.querySelector<HTMLElement>('script[data-later]')?.dataset.later
  for (const href of later?.split(' ').filter(Boolean) ?? [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}

function sendWaiting(place: HTMLElement): void {
  for (const waiting of place.querySelectorAll<HTMLElement>('[data-waiting]')) {
    delete waiting.dataset.waiting
    if (waiting instanceof HTMLFormElement) waiting.requestSubmit()
    else waiting.click()
  }
}

/** Lets taps and frames through between islands, once hydrating has kept the page busy for that long. */
async function pause(): Promise<void> {
  if (performance.now() - taskBegan >= LONGEST_TASK_MS) await nextTask()
}

async function nextTask(): Promise<void> {
  await new Promise((later) => setTimeout(later))
  taskBegan = performance.now()
}
