import { useInsertionEffect, useLayoutEffect, useRef, useState } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement
type Edit = { control: Control; value: string; files: File[]; caret: [number, number] | null }

const MAX_PRESS_MS = 1_000
/** The delay between lifting a finger and the click event. */
const CLICK_MS = 100

/**
 * Replays what a visitor did in part of the page before hydration. Components get the edits as if they were made now,
 * then the submit or click that public/boot.js held back goes through. If the part is given by id, its server HTML must
 * be in the page when the component first renders.
 */
export function useEarlyInput(place: HTMLElement | string) {
  const edits = useRef<Edit[]>([])
  const [isMounted, setMounted] = useState(false)
  // Runs before refs are attached, because form libraries use them to write defaults into fields.
  useInsertionEffect(() => {
    const part = partOf(place)
    if (!part || part.dataset.hydrated !== undefined) return
    edits.current = editsIn(part)
    forgetUndone(part)
  }, [place])
  // Makes React run the part's other effects and re-render in the same task, so no key is lost in between.
  useLayoutEffect(() => setMounted(true), [])
  useLayoutEffect(() => {
    const part = partOf(place)
    if (!isMounted || !part) return
    const finish = () => {
      for (const edit of edits.current.splice(0)) replay(edit)
      // Waits until the edits are rendered.
      setTimeout(() => markHydrated(part))
    }
    if (edits.current.length > 0 && document.querySelector(':active')) afterPress(finish)
    else finish()
  }, [isMounted, place])
}

/**
 * Waits for the end of a press. Replayed edits may move the page, and a click must end on the button where it began.
 */
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

/** Lets a held submit or click go through. */
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
  return [...part.querySelectorAll<Control>('input, textarea, select')].filter(isEdited).map((control) => ({
    control,
    value: control.value,
    files: [...(filesOf(control) ?? [])],
    caret: caretOf(control),
  }))
}

/** Emails and numbers have none. */
function caretOf(control: Control): Edit['caret'] {
  if (control instanceof HTMLSelectElement) return null
  const { selectionStart: start, selectionEnd: end } = control
  return start === null || end === null ? null : [start, end]
}

/**
 * React remembers what was in a field while it rendered. If that was deleted since, it'd ignore an edit that types it
 * again.
 */
function forgetUndone(part: HTMLElement): void {
  for (const control of part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (!isChoice(control) && control.type !== 'file' && !isEdited(control)) control.value = control.defaultValue
}

function isEdited(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const initial = [...control.options].findIndex((option) => option.defaultSelected)
    return control.selectedIndex !== Math.max(0, initial)
  }
  if (isChoice(control)) return control.checked !== control.defaultChecked
  return control.type === 'file' ? filesOf(control)?.length !== 0 : control.value !== control.defaultValue
}

function replay({ control, value, files, caret }: Edit): void {
  if (isChoice(control)) {
    // Skips a radio button that lost its default. The newly selected one is replayed.
    if (control.type === 'radio' && control.defaultChecked) return
    control.checked = control.defaultChecked
    control.click()
    return
  }
  if (control instanceof HTMLInputElement && files.length > 0) attach(control, files)
  else setValue(control, value)
  if (caret && document.activeElement === control && !(control instanceof HTMLSelectElement))
    control.setSelectionRange(...caret)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/**
 * React ignores an event whose value it already knows. It notices values set on the element, but not those set through
 * the prototype's setter.
 */
function setValue(control: Control, value: string): void {
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
}

/** Copies the files, because clearing the control also empties its list. */
function attach(control: HTMLInputElement, files: File[]): void {
  const list = new DataTransfer()
  for (const file of files) list.items.add(file)
  control.files = list.files
}

const isChoice = (control: Control): control is HTMLInputElement => /^(checkbox|radio)$/.test(control.type)
const filesOf = (control: Control) => (control instanceof HTMLInputElement ? control.files : null)
