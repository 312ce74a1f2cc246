'use client'

import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { applicationMessages } from '@/lib/applications/messages'

type ThanksDialogProps = { isOpen: boolean; onClose: () => void }

export function ThanksDialog({ isOpen, onClose }: ThanksDialogProps) {
  return (
    <Dialog title="Application sent" isOpen={isOpen} onClose={onClose} className="max-w-md">
      <p className="mb-6">{applicationMessages.thanks}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <Link href="/jobs-applied" className={buttonClass('secondary')}>
          My applied jobs
        </Link>
        <Button onClick={onClose}>OK</Button>
      </div>
    </Dialog>
  )
}
