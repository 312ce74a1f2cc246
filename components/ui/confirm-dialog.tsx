'use client'

import { Button, type ButtonLook } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type ConfirmDialogProps = {
  title: string
  question: string
  confirmLabel: string
  isOpen: boolean
  isBusy?: boolean
  look?: ButtonLook
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
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} className="max-w-md">
      <p className="mb-6">{question}</p>
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
