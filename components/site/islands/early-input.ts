import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Edit = { control: Control; value: string; files: File[] }

const MAX_PRESS_MS = 1_000
/** From a finger's lift to its click. */
const CLICK_MS = 100

/**
 * Replays what a visitor did in a part of the page before React was there: its components hear of edits as if they were made
 * now, then the submit or click that public/boot.js held back goes through. Where that part is named by id, its server
 * rendering is in the page when the component is first rendered.
 */
export function useEarlyInput(place: HTMLElement | string) {
  const edits = useRef<Edit[]>([])
  const [isMounted, setMounted] = useState(false)
  // Before refs are attached: with its ref a form library writes its own default into a field.
  useInsertionEffect(() => {
    const part = partOf(place)
    if (part && part.dataset.hydrated === undefined) edits.current = editsIn(part)
  }, [place])
  // This makes React run all other effects of the part and render again in the same task, so that no key falls in between.
  useLayoutEffect(() => setMounted(true), [])
  useLayoutEffect(() => {
    const part = partOf(place)
    if (!isMounted || !part) return
    const finish = () => {
      for (const edit of edits.current.splice(0)) replay(edit)
      // Once the edits have been rendered.
      setTimeout(() => markHydrated(part))
    }
    if (edits.current.length > 0 && document.querySelector(':active')) afterPress(finish)
    else finish()
  }, [isMounted, place])
}

/** Edits that are replayed may move the page, and a press counts only if it ends on the button that it began on. */
function afterPress(act: () => void): void {
  let waits = true
  const end = () => {
    if (waits) act()
    waits = false
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    document.addEventListener(type, () => setTimeout(end, CLICK_MS), { once: true, capture: true })
  setTimeout(end, MAX_PRESS_MS)
}

/** A submit or a click that was held back goes through. */
export function markHydrated(part: HTMLElement): void {
  part.dataset.hydrated = ''
  for (const element of [part, ...part.querySelectorAll<HTMLElement>('[data-early]')]) {
    if (element.dataset.early === undefined) continue
    delete element.dataset.early
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  }
}

export function isInUse(part: HTMLElement): boolean {
  return part.matches(':focus-within') || part.querySelector('[data-early]') !== null
}

const partOf = (place: HTMLElement | string) => (typeof place === 'string' ? document.getElementById(place) : place)

function editsIn(part: HTMLElement): Edit[] {
  return [...part.querySelectorAll<Control>('input, textarea, select')]
    .filter(isEdited)
    .map((control) => ({ control, value: control.value, files: [...(filesOf(control) ?? [])] }))
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex !== Math.max(0, initial)
  }
  if (isChoice(control)) return control.checked !== control.defaultChecked
  return control.type === 'file' ? filesOf(control)?.length !== 0 : control.value !== control.defaultValue
}

function replay({ control, value, files }: Edit): void {
  if (isChoice(control)) {
    // Of two radio buttons the one that lost its default has nothing to tell.
    if (control.type === 'radio' && control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control instanceof HTMLInputElement && files.length > 0) attach(control, files)
  else setValue(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** React ignores the event of a value it knows: set on the control, it knows it; set by the prototype's way, it does not. */
function setValue(control: Control, value: string): void {
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** A list of files that was read from a control is empty once the control is. */
function attach(control: HTMLInputElement, files: File[]): void {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  control.files = list.files
}

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)
const filesOf = (control: Control) => (control instanceof HTMLInputElement ? control.files : null)
