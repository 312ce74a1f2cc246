'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { momentLabel } from '@/lib/platform/dates'

type RefusedAddressProps = { personId: number; address: string; refusedAt: Date | null; refusal: string }

/** That the mail server refused an address, what it said, and a button to write to it again. */
export function RefusedAddress({ personId, address, refusedAt, refusal }: RefusedAddressProps) {
  if (!refusedAt) return null
  return (
    <div className="mt-1 mb-2 rounded-control bg-warning-soft px-3 py-2 text-sm text-warning wrap-anywhere">
      <p>
        Mail to this address was refused on {momentLabel(refusedAt)}: {refusal}
      </p>
      <ConfirmedAction
        call={() =>
          callApi(`/api/people/${personId}/refusals?${new URLSearchParams({ address })}`, { method: 'DELETE' })
        }
        title="Clear address"
        question={messages.askClear}
        confirmLabel="Clear"
        look="primary"
        done={messages.cleared}
        failed={messages.notCleared}
        button={(ask) => (
          <Button look="secondary" onClick={ask} className="mt-1 text-sm! lg:min-h-9! lg:px-3! lg:py-1!">
            Clear<span className="sr-only"> {address}</span>
          </Button>
        )}
      />
    </div>
  )
}
