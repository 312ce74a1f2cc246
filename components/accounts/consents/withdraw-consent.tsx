'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { consentMessages, consentNames, type WithdrawablePurpose, withdrawals } from '@/lib/platform/consents/texts'

export function WithdrawConsent({ purpose }: { purpose: WithdrawablePurpose }) {
  const router = useRouter()
  const [isAsked, setAsked] = useState(false)
  const [message, setMessage] = useState<Message | null>(null)

  async function withdraw() {
    const response = await callApi(`/api/account/consents/${purpose}`, { method: 'DELETE' }).catch(() => null)
    setAsked(false)
    if (response?.isOk) return router.refresh()
    setMessage({ tone: 'error', text: response?.message || consentMessages.failed })
  }

  return (
    <div className="mt-2">
      <Button look="secondary" onClick={() => setAsked(true)}>
        Withdraw <span className="sr-only">your consent: {consentNames[purpose]}</span>
      </Button>
      <MessageArea message={message} />
      <ConfirmDialog
        title={consentNames[purpose]}
        question={`Withdraw your consent? ${withdrawals[purpose]}`}
        confirmLabel="Withdraw"
        isOpen={isAsked}
        onConfirm={withdraw}
        onClose={() => setAsked(false)}
      />
    </div>
  )
}
