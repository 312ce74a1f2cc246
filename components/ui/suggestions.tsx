'use client'

import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** One choice. Choices with the same group follow each other. */
export type Choice = { label: string; group?: string }

type SuggestionsProps<C extends Choice> = {
  /** The text field that gets the suggestions. It works without them. */
  inputId: string
  /** What fits the text typed so far. Nothing is suggested if it throws. */
  load: (typed: string) => Promise<C[]>
  choose: (choice: C, input: HTMLInputElement) => void
}

const WAIT_MS = 100
/** Always the same array, so that closing a closed list renders nothing. */
const NONE: never[] = []
const GAP = 4
const EDGE = 8
const MIN_HEIGHT = 240

/**
 * Makes a text field a combobox: a list of suggestions opens below it while someone types (WAI-ARIA, combobox with list
 * autocomplete). The arrow keys move in the list, Enter chooses, Escape closes it.
 */
export function Suggestions<C extends Choice>({ inputId, load, choose }: SuggestionsProps<C>) {
  const list = useRef<HTMLDivElement>(null)
  const [choices, setChoices] = useState<C[]>(NONE)
  const [active, setActive] = useState(-1)
  const isOpen = choices.length > 0
  const listId = `${inputId}-suggestions`
  const idOf = (index: number) => `${listId}-${index}`

  const close = useCallback(() => {
    setChoices(NONE)
    setActive(-1)
  }, [])
  const latest = useRef({ choices, active, load, choose })
  useLayoutEffect(() => {
    latest.current = { choices, active, load, choose }
  })

  useEffect(() => {
    const input = document.getElementById(inputId)
    if (!(input instanceof HTMLInputElement)) return
    for (const [name, value] of Object.entries(attributesOf(listId))) input.setAttribute(name, value)
    let asked = 0
    let timer: ReturnType<typeof setTimeout> | undefined

    function ask(wait: number) {
      clearTimeout(timer)
      const own = ++asked
      timer = setTimeout(async () => {
        const found = await latest.current.load((input as HTMLInputElement).value).catch(() => [])
        if (own !== asked || document.activeElement !== input) return
        setChoices(found.length > 0 ? found : NONE)
        setActive(-1)
      }, wait)
    }
    function forget() {
      clearTimeout(timer)
      asked += 1
      close()
    }
    // Scripts fill in fields, too: a chosen suggestion, a restored draft.
    function type(event: Event) {
      if (!event.isTrusted) return forget()
      setActive(-1)
      ask(WAIT_MS)
    }
    const enter = () => (input as HTMLInputElement).value === '' && ask(0)
    function press(event: KeyboardEvent) {
      const { choices: shown, active: at } = latest.current
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault()
        if (shown.length === 0) ask(0)
        // The position before the first choice is the text field.
        else setActive(around(at + (event.key === 'ArrowDown' ? 1 : -1), shown.length))
      } else if (event.key === 'Escape' && shown.length > 0) {
        event.preventDefault()
        event.stopPropagation()
        forget()
      } else if (event.key === 'Enter') {
        const choice = shown[at]
        forget()
        if (!choice) return
        event.preventDefault()
        latest.current.choose(choice, input as HTMLInputElement)
      }
    }

    input.addEventListener('input', type)
    input.addEventListener('focus', enter)
    input.addEventListener('keydown', press)
    input.addEventListener('blur', forget)
    return () => {
      forget()
      input.removeEventListener('input', type)
      input.removeEventListener('focus', enter)
      input.removeEventListener('keydown', press)
      input.removeEventListener('blur', forget)
    }
  }, [inputId, listId, close])

  useLayoutEffect(() => {
    const input = document.getElementById(inputId)
    input?.setAttribute('aria-expanded', String(isOpen))
    if (active >= 0) input?.setAttribute('aria-activedescendant', `${listId}-${active}`)
    else input?.removeAttribute('aria-activedescendant')
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [inputId, listId, isOpen, active])
  usePlace(list, inputId, isOpen)

  return (
    <>
      <div
        ref={list}
        id={listId}
        popover="manual"
        role="listbox"
        aria-label="Suggestions"
        className="inset-auto m-0 overflow-y-auto overscroll-contain rounded-control border border-edge bg-raised py-1 text-left text-base text-ink shadow-lifted"
      >
        {choices.map((choice, index) => (
          <div key={idOf(index)} role="presentation">
            {choice.group && choice.group !== choices[index - 1]?.group && (
              <div role="presentation" className="px-4 pt-2 pb-0.5 text-sm text-muted">
                {choice.group}
              </div>
            )}
            {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys belong to the text field, which keeps the focus. */}
            {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
            <div
              id={idOf(index)}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                const input = document.getElementById(inputId)
                close()
                if (input instanceof HTMLInputElement) choose(choice, input)
              }}
              className="flex min-h-11 cursor-pointer items-center px-4 hover:bg-sunken aria-selected:bg-sunken aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-accent"
            >
              {choice.group && <span className="sr-only">{choice.group}: </span>}
              {choice.label}
            </div>
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {isOpen && `${choices.length} ${choices.length === 1 ? 'suggestion' : 'suggestions'}`}
      </p>
    </>
  )
}

const attributesOf = (listId: string) => ({
  role: 'combobox',
  autocomplete: 'off',
  'aria-autocomplete': 'list',
  'aria-haspopup': 'listbox',
  'aria-expanded': 'false',
  'aria-controls': listId,
})

/** Steps from the text field (-1) through the list and back to it. */
const around = (next: number, count: number) => (next < -1 ? count - 1 : next >= count ? -1 : next)

/** Keeps the list beside the field, in the top layer: drawers and the page's header would clip it. */
function usePlace(list: RefObject<HTMLDivElement | null>, inputId: string, isOpen: boolean): void {
  useLayoutEffect(() => {
    const input = document.getElementById(inputId)
    if (!isOpen || !list.current || !input) return
    const popup = list.current
    function place() {
      const { left, width, top, bottom } = (input as HTMLElement).getBoundingClientRect()
      const height = window.visualViewport?.height ?? window.innerHeight
      const [above, below] = [top - GAP - EDGE, height - bottom - GAP - EDGE]
      const isAbove = below < MIN_HEIGHT && above > below
      Object.assign(popup.style, {
        left: `${left}px`,
        width: `${width}px`,
        top: isAbove ? 'auto' : `${bottom + GAP}px`,
        bottom: isAbove ? `${window.innerHeight - top + GAP}px` : 'auto',
        maxHeight: `${isAbove ? above : Math.max(below, MIN_HEIGHT / 2)}px`,
      })
    }
    place()
    popup.showPopover()
    const change = { capture: true, passive: true } as const
    window.addEventListener('scroll', place, change)
    window.addEventListener('resize', place)
    // Content above the field can grow or shrink.
    const layout = new ResizeObserver(place)
    layout.observe(document.body)
    return () => {
      if (popup.isConnected) popup.hidePopover()
      window.removeEventListener('scroll', place, change)
      window.removeEventListener('resize', place)
      layout.disconnect()
    }
  }, [list, inputId, isOpen])
}

/** Sets a field's value as if it were typed or chosen, for React and for the page's own listeners. */
export function fillIn(input: HTMLInputElement | HTMLSelectElement, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value)
  for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }))
}
