'use client'

import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { PartnerForm } from '@/components/partners/partner-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { WirePartner } from '@/lib/partners/format'

/** Opens the modal form: in Edit mode with a partner, in Add mode without. */
export function EditPartner({ partner }: { partner?: WirePartner }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {partner ? (
        <Button look="secondary" onClick={() => setIsOpen(true)} className="px-3.5!">
          <Pencil aria-hidden className="size-4" />
          <span className="md:sr-only">Edit</span>
          <span className="sr-only"> {partner.companyName}</span>
        </Button>
      ) : (
        <Button onClick={() => setIsOpen(true)}>
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
