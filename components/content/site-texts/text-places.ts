import { focusSoon } from '@/components/ui/focus-soon'
import { hasMarks, markedParts, withoutMarks } from '@/lib/content/site-texts/marks'
import type { TextField, Texts } from '@/lib/content/site-texts/pages'
import { altKeyOf, imageUrlOf, pictureKeyOf } from '@/lib/content/site-texts/pictures'

/** Where a page shows a field. A field can have several places, such as a lead for phones and one for wider screens. */
export type TextPlace = {
  id: string
  field: TextField
  /** An element for the text that React doesn't know from rendering the page. */
  host: HTMLElement
  /** False where a text field would be out of place. The text is then edited at another place. */
  isEditable: boolean
  /** Set if there's an image at this place. One that's filling takes up its part of a slide. */
  image?: { className: string; isFilling: boolean }
}

/** Texts for screen readers that repeat others, and those in something to click. */
const NOT_EDITABLE = 'nav, .sr-only, [role=tab], button, summary, label'
const WITHOUT_ELEMENTS = 'svg, option, textarea, script, style'
/** The classes that place an image among its siblings. */
const LAYOUT_CLASS = /^(\w+:)?(order-|sticky$|top-|flex-1$)/
/** Places an image in a slide, on phones below its texts. */
const FRAME_CLASS = 'relative max-sm:self-end'
/** Events that a surrounding element, such as the slideshow, would handle. */
const OWN_EVENTS = ['keydown', 'pointerdown', 'pointerup']

/**
 * Replaces the marked texts and the images of a rendered page with elements for them, once. `shown` are the texts that
 * the page was rendered with.
 */
export function takeTextPlaces(root: HTMLElement, fields: TextField[], shown: Texts): TextPlace[] {
  const places: TextPlace[] = []

  function placeOf(field: TextField | undefined, isEditable: boolean, image?: HTMLImageElement): HTMLElement {
    const host = document.createElement(image ? 'div' : 'span')
    const id = `${field?.key}-${places.length}`
    if (field) places.push({ id, field, host, isEditable, ...(image && { image: placeIn(image) }) })
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
    const field = fieldOf(image, fields, shown)
    if (!field) continue
    const frame = frameOf(image)
    const host = placeOf(field, true, image)
    host.className = frame === image ? classesOf(image, (name) => LAYOUT_CLASS.test(name)) : FRAME_CLASS
    frame.hidden = true
    frame.after(host)
  }
  for (const element of root.querySelectorAll('*'))
    for (const { name, value } of element.attributes)
      if (hasMarks(value)) element.setAttribute(name, withoutMarks(value))
  // Nothing on the page can be sent by accident.
  for (const form of root.querySelectorAll('form')) form.inert = true
  return places
}

/** Images are found by their marked description, and those without one by their file. */
function fieldOf(image: HTMLImageElement, fields: TextField[], shown: Texts): TextField | undefined {
  const [alt] = markedParts(image.alt)
  const key = typeof alt === 'number' ? pictureKeyOf(fields[alt]?.key ?? '') : null
  if (key !== null) return fields.find((field) => field.drawing && field.key === key)
  return fields.find((field) => {
    if (!field.drawing || fields.some((other) => other.key === altKeyOf(field.key))) return false
    return image.getAttribute('src') === imageUrlOf(shown[field.key] ?? '', field.drawing)
  })
}

/** The element that places an image. Those of slides are in a `picture`. */
function frameOf(image: HTMLImageElement): HTMLElement {
  const parent = image.parentElement
  return parent?.localName === 'picture' ? parent : image
}

const placeIn = (image: HTMLImageElement) => ({
  // An image that visitors see on wide screens only can be replaced on all.
  className: classesOf(image, (name) => name !== 'hidden'),
  isFilling: frameOf(image) !== image,
})

const classesOf = (element: HTMLElement, isKept: (name: string) => boolean) =>
  [...element.classList].filter(isKept).join(' ')

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

/**
 * Focuses a field's first place that can be focused, after opening its tab or slide. The description of an image is at
 * the image's place. Returns false if there's none.
 */
export function focusPlace(places: TextPlace[], key: string): boolean {
  const keys = [key, pictureKeyOf(key)]
  for (const { host, field } of places.filter(({ field, isEditable }) => isEditable && keys.includes(field.key))) {
    const panel = host.closest('[role=tabpanel][data-away]')
    if (panel) document.getElementById(`tab-${panel.id}`)?.click()
    const find = () =>
      field.key === key
        ? host.querySelector<HTMLElement>('[role=textbox], input')
        : document.getElementById(`text-${key}`)
    const slide = host.closest<HTMLElement>('[role=group][inert]')
    if (slide && find()) {
      showSlide(slide)
      focusSoon(find)
      return true
    }
    const box = find()
    box?.focus()
    if (box && document.activeElement === box) return true
  }
  return false
}

function showSlide(slide: HTMLElement): void {
  const number = [...(slide.parentElement?.children ?? [])].indexOf(slide) + 1
  slide.closest('section')?.querySelector<HTMLElement>(`button[aria-label="Show slide ${number}"]`)?.click()
}
