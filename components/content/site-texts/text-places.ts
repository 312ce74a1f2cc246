import { hasMarks, markedParts, withoutMarks } from '@/lib/content/site-texts/marks'
import type { TextField } from '@/lib/content/site-texts/pages'
import { pictureKeyOf } from '@/lib/content/site-texts/pictures'

/** Where a page shows a field. A field can have several places, such as a lead for phones and one for wider screens. */
export type TextPlace = {
  id: string
  field: TextField
  /** An element for the text that React doesn't know from rendering the page. */
  host: HTMLElement
  /** False where a text field would be out of place. The text is then edited at another place. */
  isEditable: boolean
  /** The classes of the image that is at this place. */
  imageClass?: string
}

/** Texts for screen readers that repeat others, and those in something to click. */
const NOT_EDITABLE = 'nav, .sr-only, [role=tab], button, summary, label'
const WITHOUT_ELEMENTS = 'svg, option, textarea, script, style'
/** The classes that place an image among its siblings. */
const LAYOUT_CLASS = /^(\w+:)?(order-|sticky$|top-|flex-1$)/
/** Events that a surrounding element, such as the slideshow, would handle. */
const OWN_EVENTS = ['keydown', 'pointerdown', 'pointerup']

/** Replaces the marked texts of a rendered page with elements for them. Finds nothing the second time. */
export function takeTextPlaces(root: HTMLElement, fields: TextField[]): TextPlace[] {
  const places: TextPlace[] = []

  function placeOf(field: TextField | undefined, isEditable: boolean, image?: HTMLImageElement): HTMLElement {
    const host = document.createElement(image ? 'div' : 'span')
    const id = `${field?.key}-${places.length}`
    if (field) places.push({ id, field, host, isEditable, ...(image && { imageClass: image.className }) })
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
    const isEditable = !parent.closest(NOT_EDITABLE)
    // React still has this text node, so it stays in place.
    text.data = ''
    text.after(...parts.map((part) => (typeof part === 'number' ? placeOf(fields[part], isEditable) : part)))
    if (isEditable) parent.closest('a')?.removeAttribute('href')
    const panel = document.getElementById(parent.closest('[role=tab]')?.getAttribute('aria-controls') ?? '')
    const [label] = parts
    if (panel && typeof label === 'number') panel.prepend(tabLabel(placeOf(fields[label], true)))
  }
  for (const image of root.querySelectorAll('img')) {
    const [alt] = markedParts(image.alt)
    const key = typeof alt === 'number' ? pictureKeyOf(fields[alt]?.key ?? '') : ''
    const field = fields.find((each) => each.drawing && each.key === key)
    // The image of a slide fills its place, without room for anything else.
    if (!field || image.parentElement?.localName === 'picture') continue
    const host = placeOf(field, true, image)
    host.className = image.className
      .split(' ')
      .filter((name) => LAYOUT_CLASS.test(name))
      .join(' ')
    image.hidden = true
    image.after(host)
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
    const box = host.querySelector<HTMLElement>('[role=textbox], input')
    box?.focus()
    if (box && document.activeElement === box) return true
  }
  return false
}
