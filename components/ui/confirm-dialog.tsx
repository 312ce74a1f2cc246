'use client'

import type { ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type ConfirmDialogProps = {
  title: string
  question: string
  confirmLabel: string
  isOpen: boolean
  isBusy?: boolean
  look?: ButtonLook
  /** More about what will happen, below the question. */
  details?: ReactNode
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog({
  title,
  question,
  confirmLabel,
  isOpen,
  isBusy,
  look = 'danger',
  details,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="max-w-md">
      <div className="mb-6 space-y-3">
        <p>{question}</p>
        {details}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button look={look} isBusy={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
