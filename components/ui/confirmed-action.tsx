'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { ButtonLook } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { MessageArea } from '@/components/ui/message-area'
import { type ActionOptions, useAction } from '@/components/ui/use-action'
import { useFocusHome } from '@/components/ui/use-focus-home'

type ConfirmedActionProps<Data> = ActionOptions<void, Data> & {
  title: string
  question: string
  confirmLabel: string
  look?: ButtonLook
  className?: string
  /** Shown below the question. */
  details?: ReactNode
  /** Renders the button that opens the confirmation. */
  button: (ask: () => void) => ReactNode
  onClose?: () => void
}

/** A button that asks for confirmation and then makes the call. */
export function ConfirmedAction<Data>({ button, className, onClose, ...props }: ConfirmedActionProps<Data>) {
  const { title, question, confirmLabel, look, details, ...action } = props
  const { act, isBusy, message } = useAction(action)
  const [isConfirming, setConfirming] = useState(false)
  const part = useRef<HTMLDivElement>(null)
  useFocusHome(part)

  function close() {
    setConfirming(false)
    onClose?.()
  }

  return (
    <div ref={part} className={className}>
      {button(() => setConfirming(true))}
      <MessageArea message={message} />
      <ConfirmDialog
        title={title}
        question={question}
        confirmLabel={confirmLabel}
        look={look}
        details={details}
        isOpen={isConfirming}
        isBusy={isBusy}
        onConfirm={async () => {
          await act()
          close()
        }}
        onClose={close}
      />
    </div>
  )
}
