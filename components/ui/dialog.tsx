'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  className?: string
  /** Warns before Escape or the close button discards input. 'restored' turns that off: the input comes back. */
  isForm?: boolean | 'restored'
}

export function Dialog({ title, isOpen, onClose, children, className = 'max-w-lg', isForm }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isTouched = useRef(false)
  const [isWarned, setWarned] = useState(false)

  useEffect(() => {
    if (!isOpen) return dialog.current?.close()
    isTouched.current = false
    setWarned(false)
    dialog.current?.showModal()
    // showModal focuses the first button.
    dialog.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [isOpen])

  /*
   * Caught on keydown, wherever the focus is: browsers close a dialog on the second Escape even if the first was
   * prevented.
   */
  useEffect(() => {
    if (!isOpen || isForm !== true || isWarned) return
    const ask = (event: KeyboardEvent) => {
      const isOnTop = document.querySelectorAll('dialog[open]').length === 1
      if (event.key !== 'Escape' || !isOnTop || !isTouched.current || event.defaultPrevented) return
      event.preventDefault()
      setWarned(true)
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [isOpen, isForm, isWarned])

  const close = () => (isForm === true && isTouched.current && !isWarned ? setWarned(true) : dialog.current?.close())
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; this is the backdrop's click.
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onInput={() => {
        isTouched.current = true
        setWarned(false)
      }}
      onClick={(event) => !isForm && event.target === dialog.current && dialog.current?.close()}
      className={`m-auto w-[calc(100%-2rem)] rounded-card border border-line bg-raised p-0 shadow-lifted ${className}`}
    >
      {isOpen && (
        <div className="p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 className="text-heading">{title}</h2>
            <button
              type="button"
              onClick={close}
              className="-m-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
              aria-label="Close"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <p role="alert" className={isWarned ? 'mb-4 rounded-control bg-warning-soft px-4 py-3' : 'sr-only'}>
            {isWarned && 'You have unsaved changes. Close again to discard them.'}
          </p>
          {children}
        </div>
      )}
    </dialog>
  )
}
