import { hasMarks, markedParts, withoutMarks } from '@/lib/content/site-texts/marks'
import type { TextField } from '@/lib/content/site-texts/pages'

/** Where a page shows a field. A field can have several places, such as a lead for phones and one for wider screens. */
export type TextPlace = {
  id: string
  field: TextField
  /** An element for the text that React doesn't know from rendering the page. */
  host: HTMLElement
  /** False where a text field would be out of place. The text is then edited at another place. */
  isEditable: boolean
}

/** Texts for screen readers that repeat others, and those in something to click. */
const COPIES = 'nav, .sr-only, [role=tab], button, summary, label'
const WITHOUT_ELEMENTS = 'svg, option, textarea, script, style'
/** What listens for them around a text, such as the slideshow, would take them from the text. */
const OWN_EVENTS = ['keydown', 'pointerdown', 'pointerup']

/** Replaces the marked texts of a rendered page with elements for them. Finds nothing the second time. */
export function takeTextPlaces(root: HTMLElement, fields: TextField[]): TextPlace[] {
  const places: TextPlace[] = []

  function placeOf(index: number, isEditable: boolean): HTMLElement {
    const host = document.createElement('span')
    const field = fields[index]
    if (field) places.push({ id: `${field.key}-${places.length}`, field, host, isEditable })
    for (const name of isEditable ? OWN_EVENTS : []) host.addEventListener(name, (event) => event.stopPropagation())
    return host
  }

  for (const text of textsIn(root)) {
    const parent = text.parentElement
    const parts = markedParts(text.data)
    if (!parent || parent.closest(WITHOUT_ELEMENTS)) {
      text.data = withoutMarks(text.data)
      continue
    }
    const isEditable = !parent.closest(COPIES)
    // React still has this text node, so it stays in place.
    text.data = ''
    text.after(...parts.map((part) => (typeof part === 'number' ? placeOf(part, isEditable) : part)))
    if (isEditable) parent.closest('a')?.removeAttribute('href')
    const panel = document.getElementById(parent.closest('[role=tab]')?.getAttribute('aria-controls') ?? '')
    const [label] = parts
    if (panel && typeof label === 'number') panel.prepend(tabLabel(placeOf(label, true)))
  }
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (hasMarks(value)) element.setAttribute(name, withoutMarks(value))
  // Nothing on the page can be sent by accident.
  for (const form of root.querySelectorAll('form')) form.inert = true
  return places
}

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts.filter(({ data }) => hasMarks(data))
}

/** A tab can't contain a text field, so its label is edited above its panel. */
function tabLabel(host: HTMLElement): HTMLElement {
  const label = document.createElement('p')
  label.className = 'tab-pill mb-6 w-fit'
  label.append(host)
  return label
}

/** Focuses a field's first place that can be focused, after opening its tab. Returns false if there's none. */
export function focusPlace(places: TextPlace[], key: string): boolean {
  for (const { host } of places.filter(({ field, isEditable }) => isEditable && field.key === key)) {
    const panel = host.closest('[role=tabpanel][data-away]')
    if (panel) document.getElementById(`tab-${panel.id}`)?.click()
    const box = host.querySelector<HTMLElement>('[role=textbox]')
    box?.focus()
    if (box && document.activeElement === box) return true
  }
  return false
}
