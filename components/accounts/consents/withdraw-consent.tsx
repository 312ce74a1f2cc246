'use client'

import { Button } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { callApi } from '@/lib/api/client'
import { consentMessages, consentNames, type WithdrawablePurpose, withdrawals } from '@/lib/platform/consents/texts'

export function WithdrawConsent({ purpose }: { purpose: WithdrawablePurpose }) {
  return (
    <ConfirmedAction
      call={() => callApi(`/api/account/consents/${purpose}`, { method: 'DELETE' })}
      title={consentNames[purpose]}
      question={`Withdraw your consent? ${withdrawals[purpose]}`}
      confirmLabel="Withdraw"
      done={() => undefined}
      failed={consentMessages.failed}
      className="mt-2"
      button={(ask) => (
        <Button look="secondary" onClick={ask}>
          Withdraw <span className="sr-only">your consent: {consentNames[purpose]}</span>
        </Button>
      )}
    />
  )
}
