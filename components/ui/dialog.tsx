'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

type DialogProps = {
  title: string
  isOpen: boolean
  onClose: () => void
  children: ReactNode
  className?: string
  isForm?: boolean
  mayClose?: () => boolean
}

export function Dialog({ title, isOpen, onClose, children, className = 'max-w-lg', isForm, mayClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  // Stopped at the key, wherever the focus is: the browser closes at a second Escape, whatever the page says of the first.
  useEffect(() => {
    if (!isOpen || !mayClose) return
    const ask = (event: KeyboardEvent) => {
      const isOnTop = document.querySelectorAll('dialog[open]').length === 1
      if (event.key !== 'Escape' || !isOnTop) return
      event.preventDefault()
      if (mayClose()) dialog.current?.close()
    }
    document.addEventListener('keydown', ask)
    return () => document.removeEventListener('keydown', ask)
  }, [isOpen, mayClose])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a modal dialog by itself; this is the backdrop's click.
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      onCancel={(event) => event.target === dialog.current && mayClose?.() === false && event.preventDefault()}
      onClick={(event) => !isForm && event.target === dialog.current && dialog.current?.close()}
      className={`m-auto w-[calc(100%-2rem)] rounded-card border border-line bg-raised p-0 shadow-lifted ${className}`}
    >
      {isOpen && (
        <div className="p-6">
          <div className="mb-4 flex items-start justify-between gap-4">
            <h2 className="text-heading">{title}</h2>
            <button
              type="button"
              onClick={() => mayClose?.() !== false && dialog.current?.close()}
              className="-m-2 grid size-11 place-items-center rounded-control hover:bg-sunken"
              aria-label="Close"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </dialog>
  )
}
