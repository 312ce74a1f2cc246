'use client'

import { CircleAlert } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

type EditableTextProps = {
  id: string
  label: string
  value: string
  isMultiline: boolean
  error: string | undefined
  onChange: (value: string) => void
  onBlur: () => void
}

/** A text that is edited where visitors read it. Nothing but plain text gets in. */
export function EditableText({ id, label, value, isMultiline, error, onChange, onBlur }: EditableTextProps) {
  const box = useRef<HTMLSpanElement>(null)
  // React renders the first value only. After that, the browser and the effect below change the text.
  const [initial] = useState(value)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  useEffect(() => {
    const element = box.current
    if (!element || textOf(element) === value) return
    element.textContent = value
    if (document.activeElement === element) getSelection()?.selectAllChildren(element)
    if (document.activeElement === element) getSelection()?.collapseToEnd()
  }, [value])

  function read() {
    const element = box.current
    if (!element) return
    const text = textOf(element)
    // Browsers leave a line break in an emptied field, which would hide its placeholder.
    if (text.trim() === '' && element.childNodes.length > 0) element.replaceChildren()
    onChange(isMultiline ? text : text.replace(/\s*\n\s*/g, ' '))
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && !isMultiline) event.preventDefault()
  }

  const field = {
    role: 'textbox',
    tabIndex: 0,
    contentEditable: 'plaintext-only',
    'aria-label': label,
    'aria-multiline': isMultiline,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
    onInput: read,
    onKeyDown: press,
    onBlur,
  } as const
  return (
    <>
      <span
        ref={box}
        id={id}
        {...(isReady && field)}
        suppressContentEditableWarning
        data-placeholder={label}
        className="inline-block min-h-[1.2em] max-w-full empty:min-w-16 cursor-text whitespace-pre-wrap wrap-anywhere rounded-control empty:before:italic empty:before:content-[attr(data-placeholder)] hover:outline-2 hover:outline-edge focus:outline-3 focus:outline-accent aria-invalid:outline-2 aria-invalid:outline-danger"
      >
        {initial}
      </span>
      <TextError id={`${id}-error`} error={error} />
    </>
  )
}

/** An error beside a text on the page, readable on any background. */
export function TextError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <span
      id={id}
      aria-live="polite"
      className={
        error
          ? 'mt-1.5 flex w-fit items-start gap-1.5 rounded-control bg-danger-soft px-3 py-1.5 font-body text-sm leading-normal font-medium tracking-normal text-danger'
          : 'sr-only'
      }
    >
      {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {error}
    </span>
  )
}

/** The text of an element with its line breaks, as browsers make them while someone types. */
function textOf(element: Node): string {
  return [...element.childNodes]
    .map((node) => {
      if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
      return node.nodeName === 'BR' ? '\n' : `\n${textOf(node)}`
    })
    .join('')
}
