'use client'

import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { pageAction, rowAction, rowActionWord } from '@/components/console/lists/row-action'
import { PartnerForm } from '@/components/content/partners/partner-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { WirePartner } from '@/lib/content/partners/format'

export function EditPartner({ partner }: { partner?: WirePartner }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {partner ? (
        <button type="button" onClick={() => setIsOpen(true)} className={rowAction()} data-open>
          <Pencil aria-hidden className="size-4" />
          <span className={rowActionWord}>Edit</span>
          <span className="sr-only"> {partner.companyName}</span>
        </button>
      ) : (
        <Button onClick={() => setIsOpen(true)} className={pageAction}>
          <Plus aria-hidden className="size-5" /> Add
        </Button>
      )}
      <Dialog
        title={partner ? 'Edit partner' : 'Add partner'}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        className="max-w-3xl"
        isForm
      >
        <PartnerForm partner={partner} onDone={() => setIsOpen(false)} />
      </Dialog>
    </>
  )
}
