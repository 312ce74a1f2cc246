'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'
import { type FormDefaults, hrefOfForm } from '@/lib/jobs/postings/search-form'

const APPLY = 'Apply Filters'
const partOf = (page: Document, name: string) => page.querySelector<HTMLElement>(`[data-part=${name}]`)
const controlsOf = (page: Document, id: string) => [
  ...page.querySelectorAll<Control>(`#${id} :is(input, select), [form=${id}]:is(input, select)`),
]
const isChoice = ({ type }: Control) => type === 'checkbox' || type === 'radio'
/** In a closed drawer, only the browser can have changed a control, when it restored the form on the way back. */
const isChosenEarly = (control: Control) => isChanged(control) && control.getClientRects().length > 0

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex(({ defaultSelected }) => defaultSelected)
    return control.selectedIndex !== Math.max(initial, 0)
  }
  if (control.type === 'range') return control.value !== control.defaultValue
  return isChoice(control) && control.checked !== control.defaultChecked
}

type Props = { formId: string; defaults: FormDefaults }

export const FilterBehavior = island('filter-behavior', function FilterBehavior({ formId, defaults }: Props) {
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const list = openLive(form)

    function submit(event: Event) {
      event.preventDefault()
      const isDrawer = form?.matches(':popover-open')
      if (isDrawer) form?.hidePopover()
      const data = new FormData(form as HTMLFormElement)
      // If a filter changes while another change is loading, it replaces that change's history entry.
      const areWordsSame = data.get('q') === (new URLSearchParams(location.search).get('q') ?? '')
      if (!areWordsSame) data.delete('match')
      list.show(hrefOfForm(data, defaults), areWordsSame && !isDrawer ? 'choice' : 'link')
    }
    function change({ target }: Event) {
      const control = target as HTMLInputElement | HTMLSelectElement
      if (control.form === form && control.name !== 'q') apply(control)
    }
    function apply(control: Control) {
      const href = hrefOfForm(new FormData(form as HTMLFormElement), defaults)
      if (form?.matches(':popover-open')) list.preview(href)
      else if (list.isLive || control.name === 'sort') list.show(href, 'choice')
    }
    function follow(event: MouseEvent) {
      const link = (event.target as Element).closest<HTMLAnchorElement>(`[data-part=chips] a, #${formId} a`)
      if (!link || !list.isLive || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      if (form?.matches(':popover-open')) (form as HTMLFormElement).hidePopover()
      list.show(link.href, 'link')
    }

    form.addEventListener('submit', submit)
    form.addEventListener('toggle', focusFirst)
    form.addEventListener('keydown', keepFocus)
    document.addEventListener('change', change)
    document.addEventListener('click', follow)
    const early = controlsOf(document, formId).find(isChosenEarly)
    if (early && list.isLive) apply(early)
    return () => {
      form.removeEventListener('submit', submit)
      form.removeEventListener('toggle', focusFirst)
      form.removeEventListener('keydown', keepFocus)
      document.removeEventListener('change', change)
      document.removeEventListener('click', follow)
      list.close()
    }
  }, [formId, defaults])

  return null
})

function focusFirst(event: Event) {
  if ((event as ToggleEvent).newState === 'open') focusable(event.currentTarget as HTMLElement)[0]?.focus()
}

function keepFocus(event: KeyboardEvent) {
  const drawer = event.currentTarget as HTMLElement
  if (event.key !== 'Tab' || !drawer.matches(':popover-open')) return
  const stops = focusable(drawer)
  const [leaving, entering] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== leaving) return
  event.preventDefault()
  entering?.focus()
}

const focusable = (drawer: HTMLElement) => [...drawer.querySelectorAll<HTMLElement>('a[href], button, input')]

type Control = HTMLInputElement | HTMLSelectElement

/**
 * Updates the job list on a public page without leaving it: fetches the page of the new search and swaps in the parts
 * marked `data-part`. Loads that page instead if Next's runtime owns the current page or the fetch fails.
 */
function openLive(form: HTMLFormElement) {
  const isLive = customElements.get('portal-island') !== undefined
  const button = form.querySelector('[data-apply]')
  let showing: AbortController | null = null
  let previewing: AbortController | null = null
  let isSeries = false
  let currentSearch = location.search

  async function load(href: string, { signal }: AbortController): Promise<Document> {
    const response = await fetch(href, { headers: { accept: 'text/html' }, signal })
    if (!response.ok) throw new Error(`The search responded with ${response.status}.`)
    return new DOMParser().parseFromString(await response.text(), 'text/html')
  }

  async function show(href: string, by: 'choice' | 'link' | 'back'): Promise<void> {
    if (!isLive) return location.assign(href)
    const jobs = partOf(document, 'jobs')
    jobs?.setAttribute('aria-busy', 'true')
    showing?.abort()
    previewing?.abort()
    showing = new AbortController()
    try {
      const page = await load(href, showing)
      if (by !== 'back' && new URL(href, location.href).href !== location.href)
        history[by === 'choice' && isSeries ? 'replaceState' : 'pushState'](null, '', href)
      isSeries = by === 'choice'
      currentSearch = location.search
      // Read first, because replacing the parts moves the options of the page's select.
      const values = controlsOf(page, form.id).map(shownValue)
      replaceParts(page)
      setControls(form, values, wordsIn(href))
      button?.replaceChildren(APPLY)
      jobs?.removeAttribute('aria-busy')
    } catch (error) {
      if ((error as Error).name !== 'AbortError') location.assign(href)
    }
  }

  async function preview(href: string): Promise<void> {
    if (!isLive) return
    previewing?.abort()
    previewing = new AbortController()
    const page = await load(href, previewing).catch(() => null)
    const count = page && partOf(page, 'count')?.textContent
    if (!count) return
    // Screen readers announce the button's documented name first.
    const name = document.createElement('span')
    name.className = 'sr-only'
    name.textContent = `${APPLY}: `
    button?.replaceChildren(name, `Show ${count}`)
  }

  // In-page links also fire popstate.
  const goBack = () => isLive && location.search !== currentSearch && show(location.href, 'back')
  window.addEventListener('popstate', goBack)
  return { isLive, show, preview, close: () => window.removeEventListener('popstate', goBack) }
}

function replaceParts(page: Document): void {
  const before = partOf(document, 'count')?.textContent ?? ''
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = partOf(page, part.dataset.part ?? '')
    const losesFocus = part.contains(document.activeElement) && part !== document.activeElement
    if (next) part.replaceChildren(...next.childNodes)
    if (losesFocus) partOf(document, 'jobs')?.focus({ preventScroll: true })
  }
  for (const number of document.querySelectorAll<HTMLElement>('[data-facet]')) {
    const next = page.querySelector(`[data-facet="${number.dataset.facet}"]`)
    number.textContent = next?.textContent ?? ''
    const [choice, nextChoice] = [number.closest('label'), next?.closest('label')]
    if (choice && nextChoice) choice.hidden = nextChoice.hidden
  }
  announceCount(before, partOf(document, 'count')?.textContent ?? '')
}

function announceCount(before: string, after: string): void {
  const status = document.getElementById('job-count-status')
  if (status) status.textContent = after === before ? after : `${before.replace(/ jobs?$/, '')} → ${after}`
}

const wordsIn = (href: string) => new URL(href, location.href).searchParams.get('q') ?? ''

type Value = { name: string; value: string; isChecked: boolean }

const shownValue = (control: Control): Value => ({
  name: control.name,
  value: control.value,
  isChecked: isChoice(control) && (control as HTMLInputElement).checked,
})

/** Shows the search's values, but keeps words that were typed since. */
function setControls(form: HTMLFormElement, others: Value[], words: string): void {
  for (const control of controlsOf(document, form.id)) {
    const other = others.find(
      ({ name, value }) => name === control.name && (!isChoice(control) || value === control.value),
    )
    const isTyped = control.name === 'q' && control === document.activeElement && control.value.trim() !== words
    if (!other || isTyped) continue
    if (isChoice(control)) (control as HTMLInputElement).checked = other.isChecked
    else if (control.value !== other.value) {
      control.value = other.value
      control.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
}
